export const copy = {
  label: 'Code',
  digits: (length: number | undefined) => (length === undefined ? '4 to 10 digits' : `${length} digits`),
  malformed: (digits: string) => `Enter the code from the e-mail: ${digits}.`,
  send: 'Send me a code',
  resend: 'Send a new code',
  resendIn: 'A new code can be sent in',
  resendNow: 'You can ask for a new code now.',
};
