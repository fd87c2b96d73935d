/** Fetched with the toast layer. */
export const copy = {
  main: 'New notifications',
  transient: 'In passing',
  close: 'Close',
};
