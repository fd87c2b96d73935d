import type { ErrorCode } from '@emberclutch/shared/api/api-error';
import { spawnErrorMessages } from '@emberclutch/shared/ui/spawn-error-messages';

const ours = 'Something went wrong on our side. Please try again in a moment.';

const errors = {
  ...spawnErrorMessages,
  bad_request: 'That was not understood. Please check what you entered.',
  unauthorized: 'Your session ended before it began. Please sign in again.',
  forbidden: 'This is not allowed from here. Please reload the page and try again.',
  not_found: ours,
  conflict: 'This was done a moment ago. Please check your e-mail.',
  too_large: 'That is too long. Please check what you entered.',
  too_many_requests: 'Too many tries in a short time. Please wait a little before the next one.',
  internal: ours,
  unavailable: 'Signing in is closed for a moment. Please try again soon.',
  code_wrong: 'That is not the code. Please compare it with the newest e-mail.',
  code_expired: 'This code is too old, was used, or a newer one was sent. Ask for a new one below.',
  code_used_up: 'This code was tried too often and is void now. Ask for a new one below.',
  offline: 'You seem to be offline. Nothing is lost: try again once you are connected.',
  timed_out: 'No answer came in time. Please try again.',
  invalid_response: ours,
} satisfies Record<ErrorCode, string>;

export const copy = {
  errors,
  /** What an answer lacks that should begin a session (specification, section 5). */
  missing: {
    sessionId: 'Failed to extract session ID from response',
    userId: 'User ID not found. Please log in again.',
  },
  /** By how many are left. */
  fewTries: [undefined, 'One try is left.', 'Two tries are left.'],
  tooManyUntil: (seconds: number) =>
    `Too many tries in a short time. The next one is open in ${span(seconds)}.`,

  email: {
    label: 'E-mail',
    missing: 'Enter your e-mail address.',
    too_big: 'An e-mail address has 254 characters at most.',
    invalid: 'This does not look like an e-mail address. It needs an @ and a domain, as in ada@example.org.',
  },
  displayName: {
    label: 'Display name',
    hint: 'What other keepers see beside your eggs.',
    missing: 'Enter the name that others will see.',
    too_small: 'A display name has 2 characters at least.',
    too_big: 'A display name has 40 characters at most.',
    invalid: 'A display name cannot contain < or > or invisible characters.',
  },
  loading: 'Turning the page …',
  lost: 'Lost a device, or is somebody else signed in as you?',
  lostLink: 'Take your account back',
  sendCode: 'Send me a code',
  lapsed: 'Your session has ended. Please sign in again; you will be back where you were.',
  sealedEgg: 'Sealed with wax, until its cycle ends. Nobody knows yet who is in there.',

  login: {
    title: 'Login',
    heading: 'Back to your nest',
    lead: 'There is no password to remember. Tell us your e-mail, and we send you a code to sign in with.',
    other: 'New here?',
    otherLink: 'Sign up',
    enter: 'Sign in',
  },
  register: {
    title: 'Sign Up',
    heading: 'Keep your first egg',
    lead: 'A name for others to see and an e-mail for us to find you: that is all it takes.',
    other: 'Already a keeper?',
    otherLink: 'Log in',
    enter: 'Finish signing up',
  },
  verify: {
    title: 'Verify',
    heading: 'Enter your code',
    lead: 'The newest e-mail from us has it: a number of up to 10 digits.',
    enter: 'Verify and sign in',
    other: 'No e-mail from us?',
    otherLink: 'Ask for a code',
  },
  code: {
    title: 'Enter your code',
    heading: 'Check your e-mail',
    sentTo: 'We have sent a code to',
    label: 'Code',
    hint: 'Nothing there yet? It can take a minute, and it may hide among the spam.',
    malformed: 'Enter the code from the e-mail: 4 to 10 digits.',
    resend: 'Send a new code',
    resendIn: 'A new code can be sent in',
    resendNow: 'You can ask for a new code now.',
    resent: 'A new code is on its way. Only the newest one counts.',
    change: 'Use another e-mail',
  },

  passkey: {
    or: 'or',
    signIn: 'Sign in with a passkey',
    what: 'A passkey is the fingerprint, face or PIN that unlocks your device. None yet? A code lets you in, and we help you set one up.',
    codeInstead: 'Use an e-mail code',
  },
};

function span(seconds: number): string {
  const isShort = seconds < 60;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(isShort ? seconds : Math.ceil(seconds / 60));
}
