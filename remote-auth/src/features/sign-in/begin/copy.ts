export const copy = {
  email: {
    label: 'E-mail',
    missing: 'Enter your e-mail address.',
    too_big: 'An e-mail address has 254 characters at most.',
    invalid: 'This does not look like an e-mail address. It needs an @ and a domain, as in ada@example.org.',
  },
  or: 'or',
  sendCode: 'Send me a code',
};
