export const copy = {
  label: 'Code',
  hint: 'Nothing there yet? It can take a minute, and it may hide among the spam.',
  malformed: 'Enter the code from the e-mail: 4 to 10 digits.',
  resend: 'Send a new code',
  resendIn: 'A new code can be sent in',
  resendNow: 'You can ask for a new code now.',
  resent: 'A new code is on its way. Only the newest one counts.',
  change: 'Use another e-mail',
};
