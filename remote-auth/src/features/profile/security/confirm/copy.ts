export const copy = {
  title: 'Confirm that it is you',
  why: 'You signed in a while ago, and this must be done by you alone. It takes a moment, and lasts for ten minutes.',
  byPasskey: 'Use your passkey',
  byCode: 'Send me a code',
  cancel: 'Cancel',
  sent: 'A code is on its way to your e-mail.',
  resent: 'A new code is on its way. Only the newest one counts.',
  confirm: 'Confirm',
};
