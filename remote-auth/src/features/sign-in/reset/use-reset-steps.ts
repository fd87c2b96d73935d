import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { isCodeLink } from '../flow/code-link.ts';
import { readEntry } from '../flow/sign-in-entry.ts';
import type { SignInEntry } from '../flow/sign-in-entry.ts';
import { stepAddress } from '../flow/step-address.ts';
import { sentNow } from '../../../platform/codes/sent-code.ts';

interface ResetStep extends SignInEntry {
  /** The user name or e-mail that requested the code; unknown if the URL was opened in a new tab. */
  username?: string;
}

/**
 * The two steps of `/reset` as URLs, with the `next` of the login in each. The name is kept in the history entry, because
 * URLs are logged and shared.
 */
export function useResetSteps() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  const codeAddress = stepAddress(paths.reset, next, { step: 'code' });

  return {
    next,
    /** Null in the first step. */
    step: params.get('step') === 'code' ? readStep(state) : null,
    /** Whether the link of the mail has not been taken from the URL yet. */
    hasLink: isCodeLink(location.hash),
    firstAddress: stepAddress(paths.reset, next),
    loginAddress: stepAddress(paths.login, next),
    goToCode: (username: string, flow: AuthFlow) =>
      void navigate(codeAddress, { state: { username, ...sentNow(flow) } }),
    keepNewCode: (username: string | undefined, flow: AuthFlow) =>
      void navigate(codeAddress, { replace: true, state: { username, ...sentNow(flow) } }),
  };
}

function readStep(state: unknown): ResetStep {
  const entry = readEntry(state);
  const hasName = typeof state === 'object' && state !== null && 'username' in state;
  return { ...entry, username: hasName && typeof state.username === 'string' ? state.username : entry.email };
}
