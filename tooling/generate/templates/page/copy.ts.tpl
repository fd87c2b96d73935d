export const copy = {
  title: '%title%',
};
