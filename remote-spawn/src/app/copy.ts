export const copy = {
  title: 'Spawn',
  signedOut: 'Sign in to spawn',
  signedOutLead: 'You need an account to hold eggs and to pay for them.',
  signedOutEggs: 'Sealed eggs of the newest spawn',
  whileSigningIn: 'What your account holds stays held while you sign in, and you come back to this step.',
  signIn: 'Login',
  signUp: 'Sign Up',
};
