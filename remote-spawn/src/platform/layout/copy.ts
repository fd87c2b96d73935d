export const copy = {
  loading: 'Reading the spawn',
};
