/** Messages for failed passkey ceremonies, from the specification, section 8. */
const messages = {
  unsupported: 'WebAuthn is not supported in this browser',
  insecure: 'Passkeys need a secure connection. Please open this page with HTTPS.',
  cancelled: 'The operation was cancelled or not allowed. Please try again.',
  notOnDevice: 'The operation was cancelled or not allowed. Please try again.',
  aborted: 'The operation was aborted.',
  constraint: 'The authenticator does not support the options that were asked for.',
  registered: 'This authenticator is already registered.',
  full: 'You have as many passkeys as one account can have.',
  notAdded: 'Your passkey was not added.',
  notSupported: 'Passkeys are not supported on this device.',
  createFailed: 'Failed to create credential',
  getFailed: 'Failed to get credential',
  denied: 'Access denied. This passkey may not be used here.',
  expired: 'The registration session has expired. Please begin again.',
  noPasskey: 'No passkey found for this account. It may have been removed, or never added.',
  server: 'A server error occurred. Please try again in a moment.',
  refused: 'Authentication failed. This passkey was not accepted.',
};

export type PasskeyErrorCode = keyof typeof messages;

const phone = 'A passkey on your phone works too: choose another device when your browser asks.';
const byCode = 'An e-mail code always works.';

type Hints = Partial<Record<PasskeyErrorCode, string>> & { other: string };

/** The next step, for a player who signs in. `other` applies to failures that are not listed. */
const signInHints: Hints = {
  unsupported: `${byCode} Passkeys work in current versions of all large browsers.`,
  cancelled: `Not sure what it asked for? ${byCode}`,
  notOnDevice: `No passkey of this address is known on this device. ${phone} Or use an e-mail code.`,
  aborted: `Press the button to begin again. ${byCode}`,
  constraint: `${phone} Or use an e-mail code.`,
  notSupported: `${phone} Or use an e-mail code.`,
  getFailed: `${phone} Or use an e-mail code.`,
  expired: `Press the button to begin again. ${byCode}`,
  noPasskey:
    'Sign in with an e-mail code, and add a passkey under Security. If yours is on another device, choose that when your browser asks.',
  refused: `Try another passkey, or use an e-mail code.`,
  other: byCode,
};

/** The next step, for a player who adds a passkey. */
const registrationHints: Hints = {
  unsupported: 'Open this page in a current browser to add one. Until then an e-mail code signs you in.',
  insecure: 'Until then an e-mail code signs you in.',
  cancelled:
    'Nothing has changed. If your device asked for something it does not have, choose another device when it asks.',
  aborted: 'Nothing has changed. Press the button to begin again.',
  constraint: 'Choose another device when your browser asks, such as your phone.',
  registered: 'There is nothing left to do on it. To add another, choose that device when your browser asks.',
  full: 'Remove one that you no longer use, then add this one.',
  notAdded: 'Try again, or choose another device when your browser asks.',
  notSupported: 'Choose another device when your browser asks, such as your phone.',
  createFailed: 'Nothing has changed. Try again, or choose another device when your browser asks.',
  denied: 'Sign in again, then add it from here.',
  expired: 'Nothing has changed. Press the button to begin again.',
  refused: 'Please sign in again.',
  other: 'Nothing has changed.',
};

export const copy = { messages, hints: { signIn: signInHints, registration: registrationHints } };
