import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { sentNow } from '../sign-in/use-sign-in-steps.ts';

interface ResetStep {
  /** Whom the code was sent to; unknown after the address was opened anew. */
  username?: string;
  challenge?: string;
  /** Epoch seconds. */
  sentAt?: number;
}

const codeAddress = { pathname: paths.reset, search: '?step=code' };

/** The two steps of `/reset` as addresses. Who asked stays in the history entry: it may be a name that nobody else need see. */
export function useResetSteps() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isCodeStep = new URLSearchParams(search).get('step') === 'code';

  return {
    /** Null in the first. */
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
  const kept: { [Key in keyof ResetStep]?: unknown } = state;
  return {
    username: typeof kept.username === 'string' ? kept.username : undefined,
    challenge: typeof kept.challenge === 'string' ? kept.challenge : undefined,
    sentAt: typeof kept.sentAt === 'number' ? kept.sentAt : undefined,
  };
}
