export const copy = {
  label: 'Code',
  hint: (digits: string | undefined) =>
    `${digits ? `It has ${digits}. ` : ''}Nothing there yet? It can take a minute, and it may hide among the spam.`,
  /** Where it is not known whether a code was sent, and by which provider. */
  usual: 'It is in the newest e-mail from us: a number, usually of 8 digits.',
  digits: (length: number) => `${length} digits`,
  anyDigits: '4 to 10 digits',
  malformed: (digits: string) => `Enter the code from the e-mail: ${digits}.`,
  send: 'Send me a code',
  resend: 'Send a new code',
  resendIn: 'A new code can be sent in',
  resendNow: 'You can ask for a new code now.',
  resent: 'If we know you, a new code is on its way. Only the newest one counts.',
  change: 'Use another e-mail',
};
