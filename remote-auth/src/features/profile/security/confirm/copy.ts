export const copy = {
  title: 'Confirm that it is you',
  why: 'This must be done by you alone, and it is a while since you showed that it is you. It takes a moment, and lasts for ten minutes.',
  byPasskey: 'Use your passkey',
  byCode: 'Send me a code',
  cancel: 'Cancel',
  sent: 'A code is on its way to your e-mail.',
  sentInstead: 'No passkey of yours can confirm this yet. A code is on its way to your e-mail.',
  resent: 'A new code is on its way. Only the newest one counts.',
  confirm: 'Confirm',
};
