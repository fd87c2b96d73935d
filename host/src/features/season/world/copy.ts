/** Separate from the badge's copy, because every page loads that copy first. */
export const copy = {
  turn: 'The season turns',
  turnSkip: 'Press anywhere to go on',
};
