import { styled } from 'styled-components';
import { signedOutOnly } from '@emberclutch/shared/contract/page-protocol';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from './copy.ts';

export function SignInLinks() {
  return (
    <Links {...signedOutOnly}>
      <ButtonLink to={paths.login} variant="quiet" size="s">
        {copy.bar.login}
      </ButtonLink>
      <ButtonLink to={paths.register} size="s">
        {copy.bar.signUp}
      </ButtonLink>
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
`;
