import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { toSentCode } from '../../../platform/codes/sent-code.ts';
import { readEntry } from './sign-in-entry.ts';
import type { SignInEntry } from './sign-in-entry.ts';
import { stepAddress } from './step-address.ts';

export type SignInSteps = ReturnType<typeof useSignInSteps>;

/** The sign-in steps as URLs, so that Back works between them. Each URL keeps `next`. */
export function useSignInSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  const isCodeStep = params.get('step') === 'code';
  const entry = readEntry(location.state);

  const toCodeAddress = (email: string) => stepAddress(location.pathname, next, { step: 'code', email });

  return {
    next,
    entry,
    /** Address that the code was sent to; undefined in the first step. */
    email: isCodeStep ? Email.safeParse(params.get('email') ?? '').data : undefined,
    /** @param pathname of another sign-in page; this one by default */
    firstAddress: (pathname = location.pathname) => stepAddress(pathname, next),
    goToCode: (typed: SignInEntry & { email: string }, flow: AuthFlow) => {
      // So that Back shows the typed values.
      void navigate(location, { replace: true, state: typed });
      void navigate(toCodeAddress(typed.email), { state: { ...typed, ...toSentCode(flow) } });
    },
    keepNewCode: (email: string, flow: AuthFlow) =>
      void navigate(toCodeAddress(email), { replace: true, state: { ...entry, ...toSentCode(flow) } }),
  };
}
