import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { flag } from '@emberclutch/contract/shape/flag.ts';
import { optional, readBy } from '@emberclutch/contract/shape/modifiers.ts';
import { count, number } from '@emberclutch/contract/shape/number.ts';
import { orEmpty, record } from '@emberclutch/contract/shape/record.ts';
import type { Lenient } from '@emberclutch/contract/shape/shape.ts';
import { text } from '@emberclutch/contract/shape/text.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { toSentCode } from '../../../platform/codes/sent-code.ts';

export type SignInSteps = ReturnType<typeof useSignInSteps>;

/** The sign-in steps as URLs, so that Back works between them. Each URL keeps `next`. */
export function useSignInSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  const isCodeStep = params.get('step') === 'code';
  const entry = readEntry(location.state);

  const toCodeAddress = (email: string) =>
    composeStepAddress(location.pathname, next, { step: 'code', email });

  return {
    next,
    entry,
    /** Address that the code was sent to; undefined in the first step. */
    email: isCodeStep ? Email.safeParse(params.get('email') ?? '').data : undefined,
    toFirstAddress: (pathname = location.pathname) => composeStepAddress(pathname, next),
    goToCode: (values: SignInEntry & { email: string }, flow: AuthFlow) => {
      // So that Back shows the typed values.
      void navigate(location, { replace: true, state: values });
      void navigate(toCodeAddress(values.email), { state: { ...values, ...toSentCode(flow) } });
    },
    keepNewCode: (email: string, flow: AuthFlow) =>
      void navigate(toCodeAddress(email), { replace: true, state: { ...entry, ...toSentCode(flow) } }),
  };
}

/** The URL of a sign-in step. Each one keeps `next`, so that the player returns to the page they came from. */
export function composeStepAddress(
  pathname: string,
  next: string | null,
  parameters: Record<string, string> = {},
) {
  const search = new URLSearchParams({ ...parameters, ...(next !== null && { next }) }).toString();
  return { pathname, search: search && `?${search}` };
}

/**
 * State that a sign-in step keeps in its history entry: the typed values, and the flow that a code belongs to. It
 * survives a reload, Back and Forward; it is not in the URL, in storage or in other browser tabs.
 */
const SignInEntry = orEmpty(
  record({
    displayName: optional(text),
    email: optional(text),
    /** The user name or e-mail that requested a reset; unknown if the URL was opened in a new tab. */
    username: optional(text),
    /** Sent back with the code, if the provider sent one. */
    challenge: optional(text),
    /** When the newest code was sent: epoch seconds, by the server's clock. */
    sentAt: optional(number),
    /** Number of digits of the code, if the provider reports it. */
    codeLength: optional(count),
    /** False if the provider reports that it sends no mail. */
    isMailed: optional(readBy(flag, (value) => (value === false ? value : null))),
    /** Filled in by an e-mail link. */
    code: optional(text),
  }),
);
export type SignInEntry = Lenient<typeof SignInEntry>;

/** Reads the state of a history entry, which may have any shape. */
export const readEntry = (state: unknown): SignInEntry => SignInEntry.read(state);
