/** Apart from `../copy.ts`, because it is fetched when there is something to tell. */
export const copy = {
  toasts: 'New notifications',
  asides: 'In passing',
  close: 'Close',
  heading: 'Notifications',
  clear: 'Clear all',
  empty: 'Nothing has been told yet. What you may have missed will be kept here.',
  unread: 'New',
};
