import type { SessionEnd } from '@emberclutch/web/state';
import { headingCopy } from './code/heading-copy.ts';

const expired = 'Your session has ended. Please sign in again; you will be back where you were.';

export const copy = {
  lost: 'Lost a device, or is somebody else signed in as you?',
  lostLink: 'Take your account back',
  forgotten:
    'Your browser blocks the cookies and the storage of this site. You can sign in, but a reload or another tab signs you out. Allow cookies for this site to stay signed in.',
  /** Shown if a page required the sign-in. */
  askedBy: 'That page is for keepers who are signed in. You will go straight on to it.',
  ended: {
    expired,
    'expired-elsewhere': expired,
    'signed-out-elsewhere': 'You signed out in another tab, and with it in this one.',
  } satisfies Record<SessionEnd, string>,

  login: {
    title: 'Login',
    heading: 'Back to your nest',
    lead: 'There is no password to remember. Tell us your address, and we mail you a code to sign in with.',
    leadPasskey: 'Your passkey signs you in with one press. Without it, we send you a code.',
    other: 'New here?',
    otherLink: 'Sign up',
    enter: 'Sign in',
    sentTo: headingCopy.sentTo,
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
};
