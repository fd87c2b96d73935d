/** Separate from the copy of the badge, which every page loads first. */
export const copy = {
  turn: 'The season turns',
  turnSkip: 'Press anywhere to go on',
};
