import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';

const PrerenderedPage = z.object({
  /** Content of the root element, with template tokens. */
  html: z.string(),
  /** CSS of its styled components. */
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

/** The pages that the build of the host prerendered, for visitors and crawlers that run no script and for the first paint. */
export const Prerendered = z.object({
  /** Pages by path. */
  pages: z.record(z.string(), PrerenderedPage),
  /** Absent for a host that is served from source, which has no prerendered pages. */
  notFound: z.optional(PrerenderedPage),
  /**
   * Pages of remotes until the remote has loaded: with tokens for its head, with cards below it, with the title and picture of
   * one thing, and for pages that declare none of them. Hosts built before cards and pictures lack these two.
   */
  placeholders: z.optional(
    z.object({
      withHead: PrerenderedPage,
      withCards: z.optional(PrerenderedPage),
      withPicture: z.optional(PrerenderedPage),
      withoutHead: PrerenderedPage,
    }),
  ),
  /** Version of styled-components, which adopts only styles of its own version. */
  styledVersion: z.string(),
  /** Newest first. */
  news: z.array(NewsStory),
});
export type Prerendered = z.infer<typeof Prerendered>;

/** Name of the file in the host's release. */
export const prerenderedFile = 'prerendered.json';

export const allPrerendered = ({ pages, notFound, placeholders }: Prerendered): PrerenderedPage[] => [
  ...Object.values(pages),
  ...(notFound ? [notFound] : []),
  ...Object.values(placeholders ?? {}),
];

/** @returns null for a release without prerendered pages, such as one of a development server */
export async function readPrerendered(release: string): Promise<Prerendered | null> {
  const text = await ifPresent(readFile(join(release, prerenderedFile), 'utf8'));
  return text === null ? null : Prerendered.parse(JSON.parse(text));
}
