export const copy = {
  loading: 'Turning the page …',
  lead: 'Who you are here, how you sign in, and what you bought.',
  tabs: 'Profile',
  failed: 'This page of your profile could not be loaded',
  signedOut: 'Please sign in to see your profile.',
  logIn: 'Login',
  account: 'Account',
  security: 'Security',
  preferences: 'Preferences',
  purchases: 'Purchases',
};
