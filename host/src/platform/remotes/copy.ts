export const copy = {
  loading: 'Turning the page …',
  failedTitle: 'This page is missing from the guide',
  failedBody:
    'It could not be fetched just now. Everything else still works, and this may, if you ask again.',
  retry: 'Retry',
  noScript: 'This page is drawn from living eggs, and your browser runs no scripts: it needs JavaScript.',
};
