export const copy = {
  skip: 'Skip to content',
};
