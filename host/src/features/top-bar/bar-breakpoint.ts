/** The navigation is a row where all nine entries fit beside the player's name, and a collapsible menu on narrower screens. */
export const barBreakpoint = {
  row: '(min-width: 1500px)',
  compact: 'not all and (min-width: 1500px)',
};
