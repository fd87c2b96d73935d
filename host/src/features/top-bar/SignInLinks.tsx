import { styled } from 'styled-components';
import { signedOutOnly } from '@emberclutch/contract/site/page-protocol.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { inset, size, space } from '@emberclutch/web/theme/tokens.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { copy } from './copy.ts';

/** Links to the sign-in pages, which keep `next` of the current address. */
export function SignInLinks() {
  const next = new URLSearchParams(useLocation().search).get('next');
  const search = next === null ? '' : `?${new URLSearchParams({ next })}`;
  return (
    <Links {...signedOutOnly}>
      <ButtonLink to={paths.login + search} variant="quiet" size="s">
        {copy.bar.login}
      </ButtonLink>
      <ButtonLink to={paths.register + search} size="s">
        {copy.bar.signUp}
      </ButtonLink>
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  gap: ${space.xs};

  /* Both stay visible on a phone. */
  @container ${barBreakpoint.phone} {
    gap: ${space.xxs};

    a {
      padding-inline: ${inset.menu};
      font-size: ${size.xs};
    }
    a:first-child {
      padding-inline: ${space.xxs};
      border-color: transparent;
    }
  }
`;
