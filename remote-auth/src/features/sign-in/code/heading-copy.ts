/** Headings of the code step, apart from its other words, because the page shows them before the form has loaded. */
export const headingCopy = {
  title: 'Enter your code',
  heading: 'Check your e-mail',
  sentTo: 'We have sent a code to',
};
