import type { SessionInfo } from '@emberclutch/shared/contract/session-info';
import type { PaymentMethod } from '@emberclutch/shared/contract/spawn';
import type { NotificationKind } from '@emberclutch/shared/state';
import type { PasskeyErrorCode } from './features/passkeys/passkey-error-code.ts';

/** What came between a person and a passkey, in the words of the specification, section 8. */
const troubles = {
  unsupported: 'WebAuthn is not supported in this browser',
  insecure: 'Passkeys need a secure connection. Please open this page with HTTPS.',
  cancelled: 'The operation was cancelled or not allowed. Please try again.',
  aborted: 'The operation was aborted.',
  constraint: 'The authenticator does not support the options that were asked for.',
  registered: 'This authenticator is already registered.',
  full: 'You have as many passkeys as one account can have.',
  notSupported: 'Passkeys are not supported on this device.',
  notCreated: 'Failed to create credential',
  notGot: 'Failed to get credential',
  denied: 'Access denied. This passkey may not be used here.',
  expired: 'The registration session has expired. Please begin again.',
  noPasskey: 'No passkey found for this account. It may have been removed, or never added.',
  server: 'A server error came in between. Please try again in a moment.',
  refused: 'Authentication failed. This passkey was not accepted.',
} satisfies Record<PasskeyErrorCode, string>;

const phone = 'A passkey on your phone works too: choose another device when your browser asks.';
const byCode = 'An e-mail code always works.';

/** How to go on after each of them, where somebody wants to come in. */
const waysIn = {
  unsupported: `${byCode} Passkeys work in current versions of all large browsers.`,
  insecure: byCode,
  cancelled: `Not sure what it asked for? ${byCode}`,
  aborted: `Press the button to begin again. ${byCode}`,
  constraint: `${phone} Or use an e-mail code.`,
  registered: byCode,
  full: byCode,
  notSupported: `${phone} Or use an e-mail code.`,
  notCreated: byCode,
  notGot: `${phone} Or use an e-mail code.`,
  denied: byCode,
  expired: `Press the button to begin again. ${byCode}`,
  noPasskey:
    'Sign in with an e-mail code, and add a passkey under Security. If yours is on another device, choose that when your browser asks.',
  server: byCode,
  refused: `Try another passkey, or use an e-mail code.`,
} satisfies Record<PasskeyErrorCode, string>;

/** The same, where somebody wants to add a passkey. */
const waysToAdd = {
  unsupported: 'Open this page in a current browser to add one. Until then an e-mail code signs you in.',
  insecure: 'Until then an e-mail code signs you in.',
  cancelled:
    'Nothing has changed. If your device asked for something it does not have, choose another device when it asks.',
  aborted: 'Nothing has changed. Press the button to begin again.',
  constraint: 'Choose another device when your browser asks, such as your phone.',
  registered: 'There is nothing left to do on it. To add another, choose that device when your browser asks.',
  full: 'Remove one that you no longer use, then add this one.',
  notSupported: 'Choose another device when your browser asks, such as your phone.',
  notCreated: 'Nothing has changed. Try again, or choose another device when your browser asks.',
  notGot: 'Nothing has changed.',
  denied: 'Sign in again, then add it from here.',
  expired: 'Nothing has changed. Press the button to begin again.',
  noPasskey: 'Please reload the page and try again.',
  server: 'Nothing has changed.',
  refused: 'Please sign in again.',
} satisfies Record<PasskeyErrorCode, string>;

/** What is said once somebody is in, or wants back in. Apart from `copy.ts`, because whoever signs in does not wait for it. */
export const lazyCopy = {
  reset: {
    title: 'Reset',
    heading: 'Take your account back',
    lead: 'Lost a device, or somebody else is signed in as you? We send a code to your e-mail. It lets you in, and signs out every other place at once.',
    other: 'Only want to sign in?',
    otherLink: 'Log in',
    sentTo: 'If we know you, a code is on its way to the e-mail of your account.',
    enter: 'Sign out everywhere else',
    done: 'Every other session has been ended. Look through your passkeys, too.',
    change: 'Use another name or e-mail',
  },
  username: {
    label: 'Display name or e-mail',
    missing: 'Enter your display name or your e-mail address.',
    too_big: 'That is too long for a name or an address.',
    invalid: 'This is neither a name nor an address.',
  },
  profile: {
    title: 'My Profile',
    lead: 'Who you are here, how you sign in, and what you bought.',
    tabs: 'Profile',
    failed: 'This page of your profile could not be read',
    signedOut: 'Please sign in to see your profile.',
    logIn: 'Login',
    account: 'Account',
    security: 'Security',
    preferences: 'Preferences',
    purchases: 'Purchases',
  },

  account: {
    who: 'Who you are',
    facts: 'On record',
    save: 'Save name',
    saved: 'Saved. Your eggs and dragons carry the new name from now on.',
    unchanged: 'That is your name already.',
    email: 'E-mail',
    since: 'Member since',
    version: 'Client version',
    unknown: 'Not on record',
  },

  security: {
    hero: 'Sign in without a code',
    heroMore: 'Your passkeys',
    what: 'A passkey lets you in with what already unlocks your phone or computer: a fingerprint, a face or a PIN. There is nothing to remember and nothing to type, and nobody can talk you out of it.',
    whatMore:
      'Each of these signs you in with what unlocks its device. One on your phone and one on your computer, and you will never wait for a code.',
    how: [
      'Press the button below.',
      'Your device asks for what you unlock it with. We never see that.',
      'Done. Next time it takes one press.',
    ],
    add: 'Add a passkey',
    addAnother: 'Add another passkey',
    added: 'Your passkey is ready. It can sign you in from now on.',
    fallback: 'Passkey',
    list: 'Passkeys',
    created: 'Added',
    lastUsed: 'Last used',
    never: 'Not yet',
    unknown: 'Not on record',
    with: (device: string) => `with ${device}`,
    kept: 'Kept',
    synced: 'Synced to your other devices',
    bound: 'On one device only',
    rename: 'Rename',
    nameLabel: 'Name of this passkey',
    nameWords: {
      missing: 'Enter a name for this passkey.',
      too_big: 'A name has 60 characters at most.',
      invalid: 'A name cannot contain < or > or invisible characters.',
    },
    save: 'Save',
    cancel: 'Cancel',
    renamed: (name: string) => `It is called ${name} now.`,
    remove: 'Remove',
    removeAsk: (name: string) => `Remove ${name}?`,
    removeWhy:
      'It will not sign you in any more. Your device may go on showing it: delete it in its settings, too.',
    removeOthers: 'Your other passkeys and the e-mail code stay.',
    removeLast: 'This is your last passkey. The e-mail code stays, and you can add one again at any time.',
    removeYes: 'Remove it',
    removeNo: 'Keep it',
    removed: (name: string) => `${name} was removed.`,
    /** Specification, section 8. */
    removeErrors: {
      400: 'Invalid credential ID or passkey not found',
      403: 'Not authorized to delete this passkey',
      404: 'Passkey not found',
      other: (why: string) => `Failed to delete passkey: ${why}`,
    },
    renameErrors: {
      400: 'Invalid credential metadata or credential not found',
      403: 'Not authorized to modify this credential',
      404: 'Credential not found',
    },
    reload: 'Read it again',

    sessions: 'Where you are signed in',
    sessionsLead: 'Something here that is not you? End it, then look through your passkeys.',
    sessionsFailed: 'Where you are signed in could not be read',
    unknownDevice: 'A device that does not tell its name',
    here: 'This one',
    by: {
      code: 'Signed in by e-mail code',
      passkey: 'Signed in by passkey',
      reset: 'Signed in by reset',
    } satisfies Record<SessionInfo['signedInBy'], string>,
    since: 'Since',
    seen: 'Last seen',
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    ended: (name: string) => `${name} is signed out.`,
    endedOthers: 'Every other place is signed out.',
    alone: 'You are signed in nowhere else.',
  },

  preferences: {
    look: 'Day or night',
    looks: {
      system: { label: 'As my device', hint: 'Changes when your device does.' },
      light: { label: 'Light', hint: 'Vellum and ink.' },
      dark: { label: 'Dark', hint: 'The observatory at night.' },
    },
    celebration: 'Celebrations',
    quiet: 'Keep it quiet',
    quietHint:
      'Golden things are told in a line, without the show. A device set to reduced motion is always heeded.',
    notify: 'Tell me when',
    kinds: {
      cycleOpened: { label: 'a spawn cycle opens', hint: 'Eggs can be chosen again.' },
      cycleEnding: { label: 'a spawn cycle is about to end', hint: 'An hour before, or less.' },
      newSeason: { label: 'a new season is about to begin', hint: 'An hour before, or less.' },
      soldOut: { label: 'all eggs of a cycle are taken', hint: 'Nothing left to choose.' },
    } satisfies Record<NotificationKind, { label: string; hint: string }>,
    place: 'Preferences live in this browser. They change at once, and signing out forgets them.',
  },

  purchases: {
    title: 'Receipts',
    failed: 'Your receipts could not be read',
    missing: {
      title: 'No receipts here',
      text: 'This provider keeps none. What you own is in your collection.',
      action: 'My Collection',
    },
    empty: {
      title: 'Nothing bought yet',
      text: 'Your first receipt will be kept here, as long as your account.',
      action: 'To the spawn cycle',
    },
    receipt: (number: number) => `Receipt ${number}`,
    date: 'Paid on',
    eggs: (count: number) => (count === 1 ? '1 dragon egg' : `${count} dragon eggs`),
    keys: (count: number) => (count === 1 ? '1 gateway key' : `${count} gateway keys`),
    each: 'each',
    paidWith: 'Paid with',
    methods: { CREDIT_CARD: 'Card', VOUCHER: 'Gateway keys' } satisfies Record<PaymentMethod, string>,
    total: 'Total',
    received: 'What you received',
    specimen: (number: string) => `No. ${number}`,
  },

  troubles,
  waysIn,
  waysToAdd,
};
