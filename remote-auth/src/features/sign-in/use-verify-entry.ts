import { Email } from '@emberclutch/shared/contract/email';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { readEntry } from './sign-in-entry.ts';
import { sentNow } from './use-sign-in-steps.ts';

/** What `/verify` knows: a link in the mail may carry the e-mail and the challenge, and a newer code has a newer one. */
export function useVerifyEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(location.search);
  const next = asked.get('next');
  const kept = readEntry(location.state);
  const email = kept.email ?? Email.safeParse(asked.get('email') ?? '').data;
  const challenge = kept.challenge ?? (asked.get('challenge') || undefined);

  return {
    next,
    entry: { ...kept, email, challenge },
    loginAddress: next === null ? paths.login : paths.loginFor(next),
    keepNewCode: (flow: AuthFlow) => {
      // The challenge of the address belongs to the code before.
      asked.delete('challenge');
      void navigate(
        { pathname: location.pathname, search: `?${asked}` },
        { replace: true, state: { email, ...sentNow(flow) } },
      );
    },
  };
}
