export const copy = {
  loading: 'Turning the page …',
};
