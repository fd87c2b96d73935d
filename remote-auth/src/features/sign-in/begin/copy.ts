export const copy = {
  email: {
    label: 'E-mail',
    missing: 'Enter your e-mail address.',
    too_big: 'An e-mail address can have at most 254 characters.',
    invalid: 'This does not look like an e-mail address. It needs an @ and a domain, as in ada@example.org.',
  },
  or: 'or',
  sendCode: 'Send me a code',
};
