/** The edge's statements about its rendering of this page. */
export const rendered: {
  /** When it rendered the page, in epoch seconds: times are hydrated as they were rendered. Null for any other page. */
  at: number | null;
} = { at: null };
