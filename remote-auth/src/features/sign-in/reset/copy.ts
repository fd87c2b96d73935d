export const copy = {
  heading: 'Take your account back',
  lead: 'Lost a device, or somebody else is signed in as you? We send a code to your e-mail. It lets you in, and signs out every other place at once.',
  other: 'Only want to sign in?',
  otherLink: 'Log in',
  sentTo: 'If we know you, a code is on its way to the e-mail of your account.',
  enter: 'Sign out everywhere else',
  change: 'Use another name or e-mail',

  username: {
    label: 'Display name or e-mail',
    missing: 'Enter your display name or your e-mail address.',
    too_big: 'That is too long for a name or an address.',
    invalid: 'This is neither a name nor an address.',
  },
};
