/** Words of a page that cannot go on. Apart from the other copy, because the inline script of every page contains them. */
export const crashCopy = {
  title: 'The Dragons Are Restless',
  reload: 'Restore Connection',
  home: 'Return Home',
  incomplete: 'This page could not be loaded completely. What is yours is safe.',
};
