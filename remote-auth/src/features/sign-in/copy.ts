import type { SessionEnd } from '@emberclutch/web/state';

const expired = 'Your session has ended. Please sign in again; you will be back where you were.';

const sentTo = 'If you have an account, a code is on its way to';

/** Texts of the first chunk. The code form and the other pages load theirs later. */
export const copy = {
  lost: 'Lost a device, or is somebody else signed in as you?',
  lostLink: 'Take your account back',
  storageBlocked:
    'Your browser blocks the cookies and the storage of this site. You can sign in, but a reload or another tab signs you out. Allow cookies for this site to stay signed in.',
  /** Shown if a page required the sign-in. */
  requiredByPage: 'That page is for keepers who are signed in. You will go straight on to it.',
  ended: {
    expired,
    'expired-elsewhere': expired,
    'signed-out-elsewhere': 'You signed out in another tab, and with it in this one.',
  } satisfies Record<SessionEnd, string>,
  /** Beside the error of a provider that limits codes. */
  passkeyMeanwhile: 'A passkey signs you in meanwhile.',
  passkeyLink: 'Sign in with a passkey meanwhile',
  sealedEgg: 'Sealed with wax, until its cycle ends. Nobody knows yet who is in there.',

  login: {
    title: 'Login',
    heading: 'Back to your nest',
    lead: 'There is no password to remember. Tell us your address, and we mail you a code to sign in with.',
    leadPasskey: 'Your passkey signs you in with one press. Without it, we send you a code.',
    other: 'New here?',
    otherLink: 'Sign up',
    enter: 'Sign in',
    sentTo,
  },
  register: {
    title: 'Sign Up',
    heading: 'Keep your first egg',
    lead: 'A name for others to see and an e-mail for us to find you: that is all it takes.',
    other: 'Already a keeper?',
    otherLink: 'Sign in',
    enter: 'Finish signing up',
    sentTo: 'A code is on its way to',
  },
  begin: {
    email: {
      label: 'E-mail',
      missing: 'Enter your e-mail address.',
      too_big: 'An e-mail address can have at most 254 characters.',
      invalid:
        'This does not look like an e-mail address. It needs an @ and a domain, as in ada@example.org.',
    },
    or: 'or',
    sendCode: 'Send me a code',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    what: 'A passkey signs you in with what unlocks your device: a fingerprint, a face or a PIN. None yet? Sign in with a code, and we help you set one up.',
    whatKnown: 'This device has a passkey of yours: a fingerprint, a face or a PIN signs you in.',
    codeInstead: 'Use an e-mail code',
  },
  /** Heading and lead of the code step, shown before its form has loaded. */
  code: {
    title: 'Enter your code',
    headings: {
      sent: 'Check your e-mail',
      filled: 'Your code is filled in',
      unknown: 'Enter your code',
    },
    sentTo,
    ownAddress: 'the e-mail of your account',
    filledFor: 'It came with the link in our e-mail to',
    filled:
      'Press the button if you asked for it yourself. Otherwise close this page: nothing has happened yet.',
    unknownFor: 'If you have asked for a code for',
    enterHere: 'enter it here.',
    unknown: 'If you have asked for a code, enter it here.',
  },
};
