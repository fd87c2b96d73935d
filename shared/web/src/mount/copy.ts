export const copy = {
  signedInAs: (name: string | null) => (name === null ? 'Signed in' : `Signed in as ${name}`),
  signOut: 'Sign Out',
  signedIn: 'You are signed in',
  notHere: 'This page is not shown here',
  onlyPart: (site: string) => `Here is only a part of ${site}. What comes next is on another page of it.`,
  failed: 'This could not be shown',
  whyFailed: 'It could not be loaded just now. Please try again.',
  retry: 'Retry',
  standalone: {
    pages: 'Pages of this remote',
    signIn: 'Sign in as a new player',
    failed: 'Signing in has failed. Is the site running with its outbox?',
  },
  open: (site: string) => `Open ${site}`,
};
