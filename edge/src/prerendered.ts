import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { errorCode } from './error-code.ts';

const PrerenderedPage = z.object({
  /** What stands inside `#root`, with placeholders. */
  html: z.string(),
  /** Rules of the styled components on it. */
  style: z.string(),
});
export type PrerenderedPage = z.infer<typeof PrerenderedPage>;

const NewsStory = z.object({
  path: z.string(),
  title: z.string(),
  /** `2026-03-21` */
  date: z.string(),
  summary: z.string(),
  html: z.string(),
});
export type NewsStory = z.infer<typeof NewsStory>;

/** What the build of a host wrote for visitors and machines that run no script. */
export const Prerendered = z.object({
  /** By path. */
  pages: z.record(z.string(), PrerenderedPage),
  notFound: PrerenderedPage,
  /** What stands around a page of a remote until it is there: `headed` with placeholders for its head. */
  covers: z.optional(z.object({ headed: PrerenderedPage, bare: PrerenderedPage })),
  /** Version of styled-components, which takes over no styles but its own. */
  styledVersion: z.string(),
  /** Newest first. */
  news: z.array(NewsStory),
});
export type Prerendered = z.infer<typeof Prerendered>;

export const prerenderedFile = 'prerendered.json';

/** All that was drawn. */
export const everyPage = ({ pages, notFound, covers }: Prerendered): PrerenderedPage[] => [
  ...Object.values(pages),
  notFound,
  ...(covers ? [covers.headed, covers.bare] : []),
];

/** @returns null for a release that has none, such as one from a development server */
export async function readPrerendered(release: string): Promise<Prerendered | null> {
  try {
    return Prerendered.parse(JSON.parse(await readFile(join(release, prerenderedFile), 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
