/** Headings of the code step, in a separate file because the page shows them before the form has loaded. */
export const headingCopy = {
  title: 'Enter your code',
  headings: {
    sent: 'Check your e-mail',
    filled: 'Your code is filled in',
    unknown: 'Enter your code',
  },
  sentTo: 'If you have an account, a code is on its way to',
  ownAddress: 'the e-mail of your account',
  filledFor: 'It came with the link in our e-mail to',
  filled:
    'Press the button if you asked for it yourself. Otherwise close this page: nothing has happened yet.',
  askedFor: 'If you have asked for a code for',
  enterHere: 'enter it here.',
  asked: 'If you have asked for a code, enter it here.',
};
