export const copy = {
  main: 'New notifications',
  transient: 'Short messages',
  close: 'Close',
};
