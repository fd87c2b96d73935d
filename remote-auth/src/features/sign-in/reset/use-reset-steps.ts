import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { sentNow } from '../flow/use-sign-in-steps.ts';

interface ResetStep {
  /** Who asked for the code; unknown if the URL was opened in a new tab. */
  username?: string;
  challenge?: string;
  /** Epoch seconds. */
  sentAt?: number;
}

const codeAddress = { pathname: paths.reset, search: '?step=code' };

/** The two steps of `/reset` as URLs. The name is kept in the history entry, because URLs are logged and shared. */
export function useResetSteps() {
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isCodeStep = new URLSearchParams(search).get('step') === 'code';

  return {
    /** Null in the first step. */
    step: isCodeStep ? readStep(state) : null,
    firstAddress: { pathname: paths.reset, search: '' },
    goToCode: (username: string, flow: AuthFlow) =>
      void navigate(codeAddress, { state: { username, ...sentNow(flow) } }),
    keepNewCode: (username: string | undefined, flow: AuthFlow) =>
      void navigate(codeAddress, { replace: true, state: { username, ...sentNow(flow) } }),
  };
}

function readStep(state: unknown): ResetStep {
  if (typeof state !== 'object' || state === null) return {};
  const entry: { [Key in keyof ResetStep]?: unknown } = state;
  return {
    username: typeof entry.username === 'string' ? entry.username : undefined,
    challenge: typeof entry.challenge === 'string' ? entry.challenge : undefined,
    sentAt: typeof entry.sentAt === 'number' ? entry.sentAt : undefined,
  };
}
