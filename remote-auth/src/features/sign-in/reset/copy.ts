export const copy = {
  heading: 'Take your account back',
  lead: 'Lost a device, or somebody else is signed in as you? We send a code to your e-mail. It signs you in, signs out every other place at once and removes all passkeys; then you make a new one.',
  other: 'Nothing lost?',
  otherLink: 'Sign in',
  enter: 'Sign out everywhere else',
  change: 'Use another name or e-mail',

  username: {
    label: 'Display name or e-mail',
    missing: 'Enter your display name or your e-mail address.',
    too_big: 'That is too long for a name or an address.',
    shared: 'Several keepers have this name. Enter your e-mail address instead.',
    invalid: 'This does not look like a name or an e-mail address.',
  },
};
