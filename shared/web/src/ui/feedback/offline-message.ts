/** What every app says about a lost connection. */
export const offlineMessage =
  'You seem to be offline. What is on this page stays; try again once you are connected.';
