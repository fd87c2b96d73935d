export const copy = {
  heading: 'Enter your code',
  lead: 'The newest e-mail from us has it: a number of up to 10 digits.',
  enter: 'Verify and sign in',
  other: 'No e-mail from us?',
  otherLink: 'Ask for a code',
};
