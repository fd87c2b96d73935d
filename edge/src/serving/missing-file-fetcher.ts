import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { parseLiveSite, readLiveSite, versionsInUse } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { pathExists } from '../releases/path-exists.ts';
import { isStored } from '../releases/store-release.ts';
import { fetchEmbed, listEmbeds } from '../releases/store-embed.ts';
import { embedUrl } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Milliseconds between two looks at the store. */
const defaultPauseMs = 1_000;

/**
 * Fetches a file that this disk lacks and the site in the store has, because a page of another edge names it: of a release that
 * is live, or was live and is still kept. Neither waits for a publisher of this disk nor composes pages.
 * @returns a function that says whether the file of a URL exists now
 */
export function missingFileFetcher(
  folder: SiteFolder,
  pauseMs = defaultPauseMs,
): (pathname: string) => Promise<boolean> {
  const { store } = folder;
  if (!folder.isCache) return async () => false;
  const readShared = pacedReader(pauseMs, async () => {
    const pointer = await store.readPointer();
    return pointer && parseLiveSite(pointer);
  });
  const listShared = pacedReader(pauseMs, () => listEmbeds(store));
  return async (pathname) => {
    if (pathname.split('/').includes('..')) return false;
    const release = releaseIn(pathname);
    const embed = embedIn(pathname);
    if (embed) {
      if ((await listShared()).has(embed)) await fetchEmbed(folder, embed);
    } else if (release) {
      const isInUse = keeps(await readLiveSite(folder), release) || keeps(await readShared(), release);
      if (isInUse) await isStored(folder, release.app, release.version);
    } else await fetchHosts(folder, await readShared()); // a font, which comes with the host
    return pathExists(join(folder.root, pathname));
  };
}

/**
 * Reads from a store once for all callers that wait, and at most once in `pauseMs`, however many names are requested. A caller gets a
 * state that was read after its call, because a page may name a release that went live just before.
 */
function pacedReader<State>(pauseMs: number, read: () => Promise<State>): () => Promise<State> {
  let next: Promise<State> | null = null;
  let readAt = -Infinity;
  const readNext = async () => {
    await wait(Math.max(0, readAt + pauseMs - performance.now()));
    next = null;
    readAt = performance.now();
    return read();
  };
  return () => (next ??= readNext());
}

/** `/remotes/spawn/1.0.0-a/entry.js` -> the version of `remote-spawn`. */
function releaseIn(pathname: string): AppVersion | null {
  const [, remote, version = ''] = /^\/(?:host|remotes\/([a-z0-9-]+))\/([\w.+-]+)\//.exec(pathname) ?? [];
  return version === '' ? null : { app: remote === undefined ? 'host' : `remote-${remote}`, version };
}

/** The file name of a script for pages of other sites: `/embed/v1/emberclutch-0a1b.js` -> `emberclutch-0a1b.js`. */
const embedIn = (pathname: string) =>
  new RegExp(`^/${embedUrl}/(emberclutch-[\\da-f]+\\.js)$`).exec(pathname)?.[1];

const keeps = (site: LiveSite | null, { app, version }: AppVersion): boolean =>
  site !== null && versionsInUse(site).get(app)?.has(version) === true;

async function fetchHosts(folder: SiteFolder, site: LiveSite | null): Promise<void> {
  const versions = [site?.apps.host?.version, ...(site?.candidates ?? []).map(({ apps }) => apps.host)];
  for (const version of versions) if (version !== undefined) await isStored(folder, 'host', version);
}
