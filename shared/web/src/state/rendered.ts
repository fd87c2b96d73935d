/** Data of the edge about its rendering of this page. */
export const rendered: {
  /** Time of the rendering in epoch seconds, so that hydration formats times in the same way. Null if the edge did not render the page. */
  at: number | null;
} = { at: null };
