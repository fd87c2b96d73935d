/**
 * Layouts of the bar, for `@container`, where a rem follows the size of text that the visitor has set: at twice that size, a
 * window is laid out like one of half its width.
 */
export const barBreakpoint = {
  /** The navigation is a row where all nine entries fit beside the player's name, and a collapsible menu on narrower screens. */
  row: '(min-width: 93.75rem)',
  compact: 'not (min-width: 93.75rem)',
  /** Login and Sign Up are in the menu. */
  phone: '(max-width: 37.4375rem)',
  /** The site name fits beside the tools only if everything is smaller. The pixels are those of icons and distances. */
  tight: '(max-width: calc(236px + 7.2rem))',
  /** The tools are in a row of their own. */
  stacked: '(max-width: calc(208px + 6.5rem))',
};
