/**
 * The bar is a row where all nine entries fit beside a player's name: on very wide screens. On all others it folds into
 * a menu.
 */
export const barBreakpoint = {
  row: '(min-width: 1500px)',
  compact: 'not all and (min-width: 1500px)',
};
