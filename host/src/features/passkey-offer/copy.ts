export const copy = {
  title: 'Next time, without a code',
  body: 'A passkey signs you in with the fingerprint, face or PIN that unlocks this device.',
  accept: 'Set up a passkey',
  dismiss: 'Not now',
};
