export const copy = {
  label: 'Steps',
  names: { choose: 'Choose', pay: 'Hold and pay', confirm: 'Receipt' },
  loading: 'Reading the spawn',
  chooseAgain: 'Choose again',
};
