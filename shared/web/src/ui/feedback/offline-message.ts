/** The message of every app about a lost connection. */
export const offlineMessage =
  'You seem to be offline. What is on this page stays; try again once you are connected.';
