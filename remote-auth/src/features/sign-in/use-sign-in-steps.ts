import { Email } from '@emberclutch/shared/contract/email';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { serverNow } from '@emberclutch/shared/state';
import { readEntry } from './sign-in-entry.ts';
import type { SignInEntry } from './sign-in-entry.ts';

/** The steps of signing in as addresses: Back walks them, and `next` stays with all of them. */
export function useSignInSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(location.search);
  const next = asked.get('next');
  const isCodeStep = asked.get('step') === 'code';
  const entry = readEntry(location.state);

  const addressOf = (step: Record<string, string>, pathname = location.pathname) => {
    const search = new URLSearchParams({ ...step, ...(next !== null && { next }) }).toString();
    return { pathname, search: search && `?${search}` };
  };
  const codeAddressOf = (email: string) => addressOf({ step: 'code', email });

  return {
    next,
    entry,
    /** Where the code went, in the code step; undefined in the first. */
    email: isCodeStep ? Email.safeParse(asked.get('email') ?? '').data : undefined,
    firstAddress: (pathname?: string) => addressOf({}, pathname),
    goToCode: (typed: SignInEntry & { email: string }, flow: AuthFlow) => {
      // Back finds what was typed.
      void navigate(location, { replace: true, state: typed });
      void navigate(codeAddressOf(typed.email), { state: { ...typed, ...sentNow(flow) } });
    },
    keepNewCode: (email: string, flow: AuthFlow) =>
      void navigate(codeAddressOf(email), { replace: true, state: { ...entry, ...sentNow(flow) } }),
  };
}

/** A code that is on its way now. */
export const sentNow = ({ challenge }: AuthFlow): SignInEntry => ({
  challenge,
  sentAt: Math.floor(serverNow() / 1_000),
});
