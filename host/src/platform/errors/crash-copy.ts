/** Text of the crash screen. Separate from other copy, because the inline script of every page contains it. */
export const crashCopy = {
  title: 'The Dragons Are Restless',
  reload: 'Restore Connection',
  home: 'Return Home',
  incomplete: 'This page could not be loaded completely. What you own is safe.',
};
