import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { isCodeLink } from '../flow/code-link.ts';
import { readEntry } from '../flow/sign-in-entry.ts';
import { stepAddress } from '../flow/step-address.ts';
import { sentNow } from '../../../platform/codes/sent-code.ts';

/** The state of `/verify`: from the link in the e-mail, or from a newer code. */
export function useVerifyEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  const stored = readEntry(location.state);
  const email = stored.email ?? Email.safeParse(params.get('email') ?? '').data;

  return {
    next,
    entry: { ...stored, email },
    /** Whether the link of the mail has not been taken from the URL yet. */
    hasLink: isCodeLink(location.hash),
    /** Whether the player wants to end the flow: they did not begin it. */
    isEnding: params.get('step') === 'end',
    loginAddress: stepAddress(paths.login, next),
    keepNewCode: (flow: AuthFlow) =>
      void navigate(location, { replace: true, state: { email, ...sentNow(flow) } }),
  };
}
