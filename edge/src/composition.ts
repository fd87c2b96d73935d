import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** How to serve a composed site, for edge and for any other static server. */
export const Composition = z.object({
  pages: z.array(z.object({ path: z.string(), file: z.string() })),
  /** Sitemap, robots.txt and feed. */
  documents: z._default(z.array(z.object({ path: z.string(), file: z.string() })), []),
  notFound: z.string(),
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
