import { Email } from '@emberclutch/shared/contract/email';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { serverNow } from '@emberclutch/shared/state';
import { readEntry } from './sign-in-entry.ts';
import type { SignInEntry } from './sign-in-entry.ts';

/** The sign-in steps as URLs, so that Back works between them. `next` is kept in each. */
export function useSignInSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  const isCodeStep = params.get('step') === 'code';
  const entry = readEntry(location.state);

  const addressOf = (step: Record<string, string>, pathname = location.pathname) => {
    const search = new URLSearchParams({ ...step, ...(next !== null && { next }) }).toString();
    return { pathname, search: search && `?${search}` };
  };
  const codeAddressOf = (email: string) => addressOf({ step: 'code', email });

  return {
    next,
    entry,
    /** Address that the code was sent to; undefined in the first step. */
    email: isCodeStep ? Email.safeParse(params.get('email') ?? '').data : undefined,
    firstAddress: (pathname?: string) => addressOf({}, pathname),
    goToCode: (typed: SignInEntry & { email: string }, flow: AuthFlow) => {
      // Back shows what was typed.
      void navigate(location, { replace: true, state: typed });
      void navigate(codeAddressOf(typed.email), { state: { ...typed, ...sentNow(flow) } });
    },
    keepNewCode: (email: string, flow: AuthFlow) =>
      void navigate(codeAddressOf(email), { replace: true, state: { ...entry, ...sentNow(flow) } }),
  };
}

/** The entry of a code that was sent just now. */
export const sentNow = ({ challenge, codeLength }: AuthFlow): SignInEntry => ({
  challenge,
  codeLength,
  sentAt: Math.floor(serverNow() / 1_000),
});
