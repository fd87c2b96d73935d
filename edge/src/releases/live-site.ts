import { readFile } from 'node:fs/promises';
import { SiteConfig } from '@emberclutch/contract/site/site.ts';
import * as z from 'zod/mini';
import { errorCode } from '@emberclutch/server/process/error-code.ts';
import { replaceFile } from './replace-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** A period in which a version was live. Times are epoch seconds. */
const Deployment = z.object({
  version: z.string(),
  since: z.int(),
  /** Null while the version is live. */
  until: z.nullable(z.int()),
  /** A rollback ended it: no rollback goes back to this version before it is released again. */
  isRolledBack: z.boolean(),
  /** Name of the operating system's user who made it live. */
  by: z.nullable(z.string()),
  /** Commit of the checkout that made it live. */
  commit: z.nullable(z.string()),
});
export type Deployment = z.infer<typeof Deployment>;

const LiveApp = z.object({
  /** Null after the app was retired. */
  version: z.nullable(z.string()),
  /** Digest of the sources of the live version; null if it is unknown. */
  sources: z.nullable(z.string()),
  /** Newest first. */
  deployments: z.array(Deployment),
});
export type LiveApp = z.infer<typeof LiveApp>;

/** What a site is besides its apps. It is stored with the site, and only the command `site` changes it. */
export const SiteInput = z.object({
  config: SiteConfig,
  /** Public URL of the site: `https://emberclutch.example`; null if it is not configured. */
  publicUrl: z.nullable(z.string()),
  /** Description of pages that have none of their own. */
  description: z.string(),
  /** CSS of fonts and first paint, inlined into every page. */
  style: z.string(),
  preloadFonts: z.array(z.string()),
});

/** The one file of a site that changes: which versions and which composition are live. */
export const LiveSite = z.object({
  apps: z.record(z.string(), LiveApp),
  /** Id of the live composition. */
  composition: z.string(),
  site: SiteInput,
});
export type LiveSite = z.infer<typeof LiveSite>;

/**
 * @returns null if nothing has been published, or if an earlier version of the edge did: its releases lack what a
 * composition needs, so that all apps have to be published again
 */
export async function readLiveSite(folder: SiteFolder): Promise<LiveSite | null> {
  try {
    return z.safeParse(LiveSite, JSON.parse(await readFile(folder.live, 'utf8'))).data ?? null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @returns the id of the live composition, also of a site that an earlier version of the edge published */
export const readLiveComposition = async (folder: SiteFolder): Promise<string> =>
  z.parse(z.pick(LiveSite, { composition: true }), JSON.parse(await readFile(folder.live, 'utf8')))
    .composition;

/** Switches the site by one atomic rename: a reader, also one after a power failure, sees the old state or the new one. */
export const writeLiveSite = (folder: SiteFolder, live: LiveSite): Promise<void> =>
  replaceFile(folder.live, `${JSON.stringify(live, null, 2)}\n`);

/** Versions by app, without retired apps. */
export const liveVersions = ({ apps }: Pick<LiveSite, 'apps'>): Map<string, string> =>
  new Map(Object.entries(apps).flatMap(([app, { version }]) => (version === null ? [] : [[app, version]])));
