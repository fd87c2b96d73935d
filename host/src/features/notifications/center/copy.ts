export const copy = {
  heading: 'Notifications',
  clear: 'Clear all',
  empty: 'No notifications yet. What you may have missed will be kept here.',
  unread: 'New',
};
