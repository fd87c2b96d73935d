export const copy = {
  signIn: 'Sign in with a passkey',
  what: 'A passkey is the fingerprint, face or PIN that unlocks your device. None yet? A code lets you in, and we help you set one up.',
  whatKnown: 'This device has a passkey of yours: a fingerprint, a face or a PIN lets you in.',
  codeInstead: 'Use an e-mail code',
};
