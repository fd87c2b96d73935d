import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release } from '@emberclutch/contract/site/release.ts';
import * as z from 'zod/mini';

const ComposedPage = z.object({
  path: z.string(),
  file: z.string(),
  /**
   * For a page about one thing: the call that answers its `PagePreview`, and the same page with tokens in place of title,
   * description and picture. A static server serves `file` and leaves this out.
   */
  preview: z.optional(z.object({ call: z.string(), template: z.string() })),
  /** The edge renders it with its data. A static server serves `file`. */
  isRendered: z.optional(z.boolean()),
});
export type ComposedPage = z.infer<typeof ComposedPage>;

/** How to serve a composed site, for edge and for any other static server. */
export const Composition = z.object({
  pages: z.array(ComposedPage),
  /** Sitemap, robots.txt and feed. */
  documents: z._default(z.array(z.object({ path: z.string(), file: z.string() })), []),
  notFound: z.string(),
  /** The script for pages of other sites. A host of an earlier version has none. */
  embed: Release.shape.embed,
  /** URL of the script that draws the world in pages of other sites, if a remote has one. */
  world: z.optional(z.string()),
  worldIntegrity: Release.shape.worldIntegrity,
  /** The settings that previews and frames need; compositions of earlier versions lack it. */
  site: z._default(
    z.object({
      apiBase: z.string(),
      publicUrl: z.nullable(z.string()),
      name: z._default(z.string(), 'Emberclutch'),
      /** Origins of pictures besides the site and the API. */
      imageOrigins: z._default(z.array(z.string()), []),
      /** Sources of `frame-ancestors` of the frames for other sites. */
      frameAncestors: z._default(z.array(z.string()), ['*']),
      isDemonstration: z._default(z.boolean(), false),
    }),
    {
      apiBase: '',
      publicUrl: null,
      name: 'Emberclutch',
      imageOrigins: [],
      frameAncestors: ['*'],
      isDemonstration: false,
    },
  ),
  /** Response headers of pages. */
  headers: z.record(z.string(), z.string()),
});
export type Composition = z.infer<typeof Composition>;

/** Name of the file in the folder of a composition. */
export const compositionFile = 'composition.json';

/** @param folder of one composition */
export async function readComposition(folder: string): Promise<Composition> {
  return Composition.parse(JSON.parse(await readFile(join(folder, compositionFile), 'utf8')));
}
