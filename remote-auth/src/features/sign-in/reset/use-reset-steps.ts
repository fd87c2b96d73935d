import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { isCodeLink } from '../flow/code-link.ts';
import { readEntry } from '../flow/sign-in-entry.ts';
import type { SignInEntry } from '../flow/sign-in-entry.ts';
import { sentNow } from '../flow/use-sign-in-steps.ts';

interface ResetStep extends SignInEntry {
  /** Who asked for the code; unknown if the URL was opened in a new tab. */
  username?: string;
}

const codeAddress = { pathname: paths.reset, search: '?step=code' };

/** The two steps of `/reset` as URLs. The name is kept in the history entry, because URLs are logged and shared. */
export function useResetSteps() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isCodeStep = new URLSearchParams(location.search).get('step') === 'code';

  return {
    /** Null in the first step. */
    step: isCodeStep ? readStep(state) : null,
    /** Whether the link of the mail has not been taken from the URL yet. */
    hasLink: isCodeLink(location.hash),
    firstAddress: { pathname: paths.reset, search: '' },
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
