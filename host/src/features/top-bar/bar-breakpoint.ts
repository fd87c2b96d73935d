/** Widths at which the layout of the bar changes. A rem follows the text size: with text of twice the size, the bar has the layout of half the width. */
export const barBreakpoint = {
  /** The links of the navigation fit in a row beside the player's name. In a compact bar, they are in a collapsible menu. */
  row: '(min-width: 75rem)',
  compact: 'not (min-width: 75rem)',
  /** The row has no space for entries without a page and for links to other sites, so More contains them. */
  shortRow: '(min-width: 75rem) and (max-width: 99.9375rem)',
  /** The very wide breakpoint (specification, section 2): even the row of a signed-in player fits. */
  veryWide: '(min-width: 100rem)',
  phone: '(max-width: 37.4375rem)',
  /** Login and Sign Up are in the menu. */
  smallPhone: '(max-width: 21.5rem)',
  /** The site name fits beside the tools only with smaller text and gaps. Partly in pixels, because icons and gaps do not follow the text size. */
  tight: '(max-width: calc(236px + 7.2rem))',
  /** The tools have their own row. */
  stacked: '(max-width: calc(208px + 6.5rem))',
};
