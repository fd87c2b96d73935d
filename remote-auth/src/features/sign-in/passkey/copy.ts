export const copy = {
  or: 'or',
  signIn: 'Sign in with a passkey',
  what: 'A passkey is the fingerprint, face or PIN that unlocks your device. None yet? A code lets you in, and we help you set one up.',
  codeInstead: 'Use an e-mail code',
};
