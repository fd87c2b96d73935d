/** Texts of the connection toasts. They are fetched with the background tasks. */
export const copy = {
  offline: 'You are offline. What is on this page stays; new things have to wait.',
  online: 'You are online again.',
};
