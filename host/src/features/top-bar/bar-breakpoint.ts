/** Layouts of the bar. A rem follows the text size: at twice the default, the bar has the layout of a window half as wide. */
export const barBreakpoint = {
  /** The navigation is a row if its links fit beside the player's name, and a collapsible menu on narrower screens. */
  row: '(min-width: 75rem)',
  compact: 'not (min-width: 75rem)',
  /** At this width, More contains the entries that do not fit into the row: entries that have no page yet, and links to other sites. */
  shortRow: '(min-width: 75rem) and (max-width: 99.9375rem)',
  /** The very wide breakpoint (specification, section 2): even the row of a signed-in player fits. */
  veryWide: '(min-width: 100rem)',
  phone: '(max-width: 37.4375rem)',
  /** Login and Sign Up are in the menu. */
  smallPhone: '(max-width: 21.5rem)',
  /** The site name fits beside the tools only if everything is smaller. Icons and gaps are sized in pixels. */
  tight: '(max-width: calc(236px + 7.2rem))',
  /** The tools have their own row. */
  stacked: '(max-width: calc(208px + 6.5rem))',
};
