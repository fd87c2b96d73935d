export const copy = {
  /** Includes the unread count, because the visible count is hidden from assistive technology. */
  label: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unavailable: 'Your notifications could not be loaded just now. Press the bell again in a moment.',
};
