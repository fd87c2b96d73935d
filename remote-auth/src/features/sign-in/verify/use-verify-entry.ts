import { Email } from '@emberclutch/shared/contract/email';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { readEntry } from '../flow/sign-in-entry.ts';
import { sentNow } from '../flow/use-sign-in-steps.ts';

/** The state of `/verify`: a link in an e-mail may carry address and challenge; a newer code has a newer challenge. */
export function useVerifyEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  const stored = readEntry(location.state);
  const email = stored.email ?? Email.safeParse(params.get('email') ?? '').data;
  const challenge = stored.challenge ?? (params.get('challenge') || undefined);

  return {
    next,
    entry: { ...stored, email, challenge },
    loginAddress: next === null ? paths.login : paths.loginFor(next),
    keepNewCode: (flow: AuthFlow) => {
      // The challenge in the URL belongs to the previous code.
      params.delete('challenge');
      void navigate(
        { pathname: location.pathname, search: `?${params}` },
        { replace: true, state: { email, ...sentNow(flow) } },
      );
    },
  };
}
