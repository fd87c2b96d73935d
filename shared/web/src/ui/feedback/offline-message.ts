/** Message about a lost connection, for all apps. */
export const offlineMessage =
  'You seem to be offline. What is on this page stays; try again once you are connected.';
