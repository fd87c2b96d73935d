import { join } from 'node:path';
import { keptVersions, readLiveSite } from '../releases/live-site.ts';
import { pathExists } from '../releases/path-exists.ts';
import { isStored } from '../releases/store-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

interface Options {
  folder: SiteFolder;
  /** Brings this disk to what is live in the store. */
  follow: () => Promise<void>;
}

/** A page of another edge may name what this one has not fetched yet. Milliseconds between two looks at the store. */
const pauseMs = 1_000;

/**
 * Fetches a file that this disk lacks and the site in the store has: of a release that is live, or was and is still kept.
 * @returns a function that tells whether the file of a URL is there now
 */
export function missingFileFetcher({ folder, follow }: Options): (pathname: string) => Promise<boolean> {
  let followedAt = -Infinity;
  let following: Promise<void> | null = null;
  const followOnce = () => {
    if (performance.now() < followedAt + pauseMs) return following ?? Promise.resolve();
    followedAt = performance.now();
    following = follow();
    return following;
  };
  return async (pathname) => {
    if (!folder.store || pathname.split('/').includes('..')) return false;
    const release = releaseIn(pathname);
    if (release && !(await isKnown(folder, release))) await followOnce();
    if (release && (await isKnown(folder, release))) await isStored(folder, release.app, release.version);
    if (!release) await followOnce(); // a font, which comes with the host
    return pathExists(join(folder.root, pathname));
  };
}

/** `/remotes/spawn/1.0.0-a/entry.js` -> the version of `remote-spawn`. */
function releaseIn(pathname: string): { app: string; version: string } | null {
  const [, remote, version = ''] = /^\/(?:host|remotes\/([a-z0-9-]+))\/([\w.+-]+)\//.exec(pathname) ?? [];
  return version === '' ? null : { app: remote === undefined ? 'host' : `remote-${remote}`, version };
}

async function isKnown(folder: SiteFolder, { app, version }: { app: string; version: string }) {
  const live = await readLiveSite(folder);
  return live !== null && keptVersions(live).get(app)?.has(version) === true;
}
