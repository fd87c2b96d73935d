export const copy = {
  loading: 'Turning the page …',
  failed: {
    title: 'This page is missing from the guide',
    body: 'It could not be fetched just now. Everything else still works, and this may, if you ask again.',
    action: 'Retry',
  },
  newRelease: {
    title: 'A new edition is out',
    body: 'The guide has been printed anew since you opened it, and this page is only in the new edition.',
    action: 'Reload',
  },
  noScript: 'This page is drawn from living eggs, and your browser runs no scripts: it needs JavaScript.',
};
