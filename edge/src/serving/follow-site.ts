import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { followStore } from '../publishing/follow-store.ts';
import { createLiveSiteReader, collectVersionsInUse } from '../releases/live-site.ts';
import { isStored } from '../releases/store-release.ts';
import { parseReleasePath } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Milliseconds between two checks of the store. */
const pauseMs = 2_000;

/** Minimum milliseconds between two checks while requests wait for a check. */
const minPauseMs = 1_000;

/** @returns whether the file of a URL exists now */
export type FileFetcher = (pathname: string) => Promise<boolean>;

/**
 * Follows the store of a site while the edge runs, and refills a wiped disk before answering the next request. While the store
 * cannot be reached, the edge serves what it has.
 * @returns a function that fetches a file that is missing on this disk but is in the store, because a page from another edge or an
 * open tab may refer to it
 */
export function followSite(app: FastifyInstance, folder: SiteFolder): FileFetcher {
  const { store, isCache, live, root } = folder;
  if (!isCache) return async () => false;
  let isReachable = true;
  const checkStore = async () => {
    try {
      await followStore(folder);
      if (!isReachable) app.log.info(`${store.address} is followed again`);
      isReachable = true;
    } catch (error) {
      if (isReachable) app.log.error({ err: error }, `${store.address} cannot be followed`);
      isReachable = false;
    }
  };
  let lastCheck = Promise.resolve();
  let nextCheck: Promise<void> | null = null;
  let checkedAt = -Infinity;
  let isClosed = false;
  const startNextCheck = async () => {
    await lastCheck;
    await wait(Math.max(0, checkedAt + minPauseMs - performance.now()));
    nextCheck = null;
    checkedAt = performance.now();
    if (!isClosed) await (lastCheck = checkStore());
  };
  /** Checks the store once for all waiting callers. The check begins after the call, because a page may name a release that went live just before. */
  const follow = () => (nextCheck ??= startNextCheck());
  const timer = setInterval(() => void follow(), pauseMs);
  app.addHook('onRequest', async () => {
    if (!(await pathExists(live))) await follow();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearInterval(timer);
    await (nextCheck ?? lastCheck);
  });

  const readSite = createLiveSiteReader(folder);
  const isInUse = async ({ app: name, version }: AppVersion) => {
    const site = await readSite();
    return site !== null && collectVersionsInUse(site).get(name)?.has(version) === true;
  };
  return async (pathname) => {
    if (pathname.split('/').includes('..')) return false;
    const release = parseReleasePath(pathname);
    if (!release || !(await isInUse(release))) await follow();
    if (release && (await isInUse(release))) await isStored(folder, release.app, release.version);
    return pathExists(join(root, pathname));
  };
}
