export const copy = {
  signIn: 'Sign in with a passkey',
  what: 'A passkey signs you in with what unlocks your device: a fingerprint, a face or a PIN. None yet? Sign in with a code, and we help you set one up.',
  whatKnown: 'This device has a passkey of yours: a fingerprint, a face or a PIN signs you in.',
  codeInstead: 'Use an e-mail code',
};
