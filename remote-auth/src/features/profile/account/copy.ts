export const copy = {
  who: 'Who you are',
  facts: 'On record',
  save: 'Save name',
  saved: 'Saved. Your eggs and dragons carry the new name from now on.',
  unchanged: 'That is your name already.',
  email: 'E-mail',
  since: 'Keeper since',
  release: 'Release',
  unknown: 'Not on record',
};
