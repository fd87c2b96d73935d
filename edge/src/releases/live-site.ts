import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Candidate, CandidateChange, SwitchAction } from '@emberclutch/contract/site/publishing.ts';
import { ignoreMissing } from '@emberclutch/server/process/ignore-missing.ts';
import { replaceFile } from '../store/replace-file.ts';
import type { SiteFolder } from './site-folder.ts';
import type { Pointer } from '../store/site-store.ts';
import type { SiteInput } from './site-settings.ts';
import { readSiteSettings } from './site-settings.ts';

const LiveApp = z.object({
  version: z.string(),
  /** Digest of the sources from which the version was built; null if unknown. */
  sources: z.nullable(z.string()),
});
export type LiveApp = z.infer<typeof LiveApp>;

/** One entry of the history: everything that went live together. Times are epoch seconds. */
export const Switch = z.object({
  /** 1 for the first switch of a site. */
  number: z.int(),
  /** Number of the switch whose state is live: this switch, or the switch that a rollback restored. */
  position: z.int(),
  action: SwitchAction,
  at: z.int(),
  /** Who made it live: a user, or the name of a token with its user; null if unknown. */
  by: z.nullable(z.string()),
  /** Commit of the checkout that made it live. */
  commit: z.nullable(z.string()),
  /** Every live app, by folder name. */
  apps: z.record(z.string(), LiveApp),
  /** The site's variables that differ from their defaults. */
  settings: z.record(z.string(), z.string()),
  candidateChanges: z.array(CandidateChange),
});
export type Switch = z.infer<typeof Switch>;

const StoredVersion = z.object({
  version: z.string(),
  /** When it was last live; null while it is live. */
  until: z.nullable(z.int()),
  /** The switch that last made it live. Absent for a canary that has ended. */
  since: z.optional(
    z.object({
      at: z.int(),
      by: z.nullable(z.string()),
      /** Commit of the checkout that released it, even after a rollback to it. */
      commit: z.nullable(z.string()),
    }),
  ),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

/** The only file of a site that changes: the last switch, and the data that the next switch needs. */
export const LiveSite = z.extend(Switch, {
  /** Releases of a site for development that development servers serve: URL of the folder by app. */
  servedElsewhere: z.optional(z.record(z.string(), z.string())),
  /** Tag of the pointer in the store from which this was read. It is not stored. */
  storeTag: z.optional(z.string()),
  /** Versions whose files are stored, by app; the version that was live last comes first. */
  stored: z.record(z.string(), z.array(StoredVersion)),
  /** Versions that a rollback has replaced, by app, newest first. They go live again only if a publisher names them. */
  withdrawn: z.record(z.string(), z.array(z.string())),
  /** Apps that were taken out of the site. They go live again only if a publisher names them. */
  retired: z.array(z.string()),
  /** Compositions that some visitors get instead of the live composition, oldest first. */
  candidates: z.array(Candidate),
  /** Key that signs the cookies with the variants of browsers. All edges use the same key. */
  cookieKey: z.string(),
});
export type LiveSite = z.infer<typeof LiveSite>;

/** Generates a new `cookieKey`. */
export const generateCookieKey = (): string => randomBytes(32).toString('base64url');

/**
 * Reads the live site in the store, which publishers change.
 * @returns null if nothing has been published, or if an earlier version of the edge did: its releases lack what a
 * composition needs, so that all apps have to be published again
 */
export async function readLiveSite({ store }: SiteFolder): Promise<LiveSite | null> {
  const pointer = await store.readPointer();
  return pointer && parseLiveSite(pointer);
}

/** Reads the live site that this disk serves. A disk that is a cache follows the store. Returns null in the same cases as `readLiveSite`. */
export async function readServedSite(folder: SiteFolder): Promise<LiveSite | null> {
  if (!folder.isCache) return readLiveSite(folder);
  const text = await ignoreMissing(readFile(folder.live, 'utf8'));
  return text === null ? null : (z.safeParse(LiveSite, JSON.parse(text)).data ?? null);
}

/** Creates a reader of the served site, which returns the same object until its file changes; null while nothing is published. */
export function createLiveSiteReader(folder: SiteFolder): () => Promise<LiveSite | null> {
  let cache: { tag: string; live: LiveSite | null } | undefined;
  return async () => {
    const file = await ignoreMissing(stat(folder.live));
    if (!file) return null;
    // A switch replaces the file by a rename, possibly within one tick of the file system's clock.
    const tag = `${file.ino}-${file.mtimeMs}`;
    if (cache?.tag !== tag) cache = { tag, live: await readServedSite(folder) };
    return cache.live;
  };
}

/** @returns null if another version of the edge has written the pointer */
export function parseLiveSite({ text, tag }: Pointer): LiveSite | null {
  const live = z.safeParse(LiveSite, JSON.parse(text)).data;
  return live ? { ...live, storeTag: tag } : null;
}

/** Switches this disk with one atomic rename: a reader, even after a power failure, sees either the old or the new state. */
export const writeLiveSite = (folder: SiteFolder, { storeTag, ...live }: LiveSite): Promise<void> =>
  replaceFile(folder.live, formatLiveSite(folder.isCache ? { ...live, storeTag } : live));

/** Formats a site for the store. Equal states have equal texts, in the order of the schema. */
export const formatLiveSite = (live: LiveSite): string =>
  `${JSON.stringify(z.parse(LiveSite, live), null, 2)}\n`;

/** Returns the apps of the site as visitors of a candidate get them. */
export const applyCandidate = (
  apps: Record<string, LiveApp>,
  candidate: Pick<Candidate, 'apps'>,
): Record<string, LiveApp> => ({
  ...apps,
  ...Object.fromEntries(
    Object.entries(candidate.apps).map(([app, version]) => [app, { version, sources: null }]),
  ),
});

/** Collects the versions whose files are needed, by app: live and earlier versions, and versions of candidates. */
export function collectVersionsInUse({ stored, candidates }: LiveSite): Map<string, Set<string>> {
  const versionsByApp = new Map(
    Object.entries(stored).map(([app, versions]) => [app, new Set(versions.map(({ version }) => version))]),
  );
  for (const candidate of candidates)
    for (const [app, version] of Object.entries(candidate.apps))
      versionsByApp.set(app, new Set([...(versionsByApp.get(app) ?? []), version]));
  return versionsByApp;
}

export const toVersions = ({ apps }: Pick<Switch, 'apps'>): Map<string, string> =>
  new Map(Object.entries(apps).map(([app, { version }]) => [app, version]));

/** Returns a live site without its apps, as a composition needs it. */
export const toSiteInput = ({
  settings,
  servedElsewhere,
}: Pick<LiveSite, 'settings' | 'servedElsewhere'>): SiteInput => ({
  ...readSiteSettings(settings),
  ...(servedElsewhere && { servedElsewhere }),
});
