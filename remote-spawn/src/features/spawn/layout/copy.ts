export const copy = {
  label: 'Steps',
  names: { choose: 'Choose', pay: 'Hold and pay', confirm: 'Receipt' },
  chooseAgain: 'Choose again',
  newest: 'The newest of all seasons',
};
