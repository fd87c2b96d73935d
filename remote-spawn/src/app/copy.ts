export const copy = {
  title: 'Spawn',
  failureTitle: 'The spawn could not be read',
};
