export const copy = {
  who: 'Who you are',
  facts: 'On record',
  save: 'Save name',
  saved: 'Saved. Your eggs and dragons carry the new name from now on.',
  unsaved: 'Not saved yet.',
  unsavedLeft: 'You changed your name but did not save it. It is still there in your profile.',
  unchanged: 'That is your name already.',
  email: 'E-mail',
  since: 'Keeper since',
  release: 'Release',
  unknown: 'Not on record',
};
