export const copy = {
  loading: 'Turning the page …',
  failed: {
    title: 'This page could not be loaded',
    body: 'Everything else still works. Please try again in a moment.',
    action: 'Retry',
  },
  newRelease: {
    title: 'A new edition is out',
    body: 'The guide has been updated since you opened it. Reload it to see this page.',
    action: 'Reload',
  },
  noScript: 'This page is drawn by scripts, and your browser runs none. Please turn JavaScript on to see it.',
};
