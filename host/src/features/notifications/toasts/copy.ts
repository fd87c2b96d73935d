/** In the chunk of the toast layer. */
export const copy = {
  main: 'New notifications',
  transient: 'Short messages',
  close: 'Close',
};
