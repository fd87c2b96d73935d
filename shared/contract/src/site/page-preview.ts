import * as z from 'zod/mini';

/** The head of a page with a parameter, for search engines and link previews. The `preview` of its `RemotePage` names the API call that returns it. */
export const PagePreview = z.object({
  /** Title of the page, without the name of the site. */
  title: z.string(),
  description: z.string(),
  picture: z.object({
    /** Path or URL of a PNG, 1200 by 630 px. */
    url: z.string(),
    alt: z.string(),
  }),
  /** Path or URL of the picture that the page shows first, so that the browser requests it before any script runs. */
  firstPicture: z.optional(z.nullable(z.string())),
});
export type PagePreview = z.infer<typeof PagePreview>;
