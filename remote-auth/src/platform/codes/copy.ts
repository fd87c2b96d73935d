export const copy = {
  label: 'Code',
  digits: (length: number | undefined) => (length === undefined ? '4 to 10 digits' : `${length} digits`),
  malformed: (digits: string) => `Enter the code from the e-mail: ${digits}.`,
  /** For a response with `isMailed: false`. The same text, whether or not the address has an account. */
  notMailed:
    'No new mail goes out, because this address has had as many as it may get for now. A code that came within the last ten minutes still works here. If none came, use a passkey, or try again tomorrow.',
  send: 'Send me a code',
  resend: 'Send a new code',
  resendIn: 'A new code can be sent in',
  resendNow: 'You can ask for a new code now.',
};
