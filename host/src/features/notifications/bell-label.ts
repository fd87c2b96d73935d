/** The bell's name tells the count too, which is drawn beside it. */
export const bellLabel = (unread: number) =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
