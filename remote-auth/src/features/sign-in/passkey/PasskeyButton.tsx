import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Email } from '@emberclutch/shared/contract/email';
import { Button } from '@emberclutch/shared/ui/Button';
import { PasskeyErrorAlert } from '../../../passkeys/PasskeyErrorAlert.tsx';
import { copy } from './copy.ts';
import { KeyMark } from './KeyMark.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in with a passkey, inside the form that asks for an e-mail. A typed e-mail narrows the choice. */
export function PasskeyButton() {
  const { signIn, isPending, error } = usePasskeySignIn();

  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = form && new FormData(form).get('email');
    signIn(Email.safeParse(typed).data);
  };

  return (
    <>
      <Separator>{copy.or}</Separator>
      <Button variant="quiet" size="l" isBusy={isPending} onClick={handleClick}>
        {!isPending && <KeyMark />}
        {copy.signIn}
      </Button>
      {error && !isPending ? (
        <PasskeyErrorAlert error={error}>
          <Button type="submit" variant="quiet" size="s">
            {copy.codeInstead}
          </Button>
        </PasskeyErrorAlert>
      ) : (
        <Explanation>{copy.what}</Explanation>
      )}
    </>
  );
}

const Explanation = styled.p`
  && {
    margin: 0;
  }
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.xs};
`;

const Separator = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.inkFaint};
  font-family: ${({ theme }) => theme.font.display};
  font-style: italic;
  line-height: 1;

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${({ theme }) => theme.color.rule};
  }
`;
