/** Apart from the words of the badge, which every page loads first. */
export const copy = {
  turn: 'The season turns',
  turnSkip: 'Press anywhere to go on',
};
