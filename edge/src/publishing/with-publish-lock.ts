import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { lockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { pastSwitches } from '../releases/history.ts';
import { liveVersions, parseLiveSite, readLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { sharedSourceMaps } from '../releases/source-maps.ts';
import { isStored } from '../releases/store-release.ts';
import { FolderStore } from '../store/folder-store.ts';
import { StoreConflict, commitSwitch } from './commit-switch.ts';
import { PublishError } from './publish-error.ts';
import { recomposed } from './recomposed.ts';
import { removeUnused } from './remove-unused.ts';
import { isWhole, switchDisk } from './switch-disk.ts';

/** How long a publisher waits. One takes some seconds, so the last of twenty on one core waits less than this. */
const timeoutMs = 10 * 60_000;

/** Milliseconds between two tries to take the lock. */
const pauseMs = 50;

/** Maximum of attempts. Concurrent publishers of one store all succeed long before. */
const maxConflicts = 50;

/**
 * Runs one publisher of this disk at a time: a second team that releases waits for the first. With a store, the work
 * begins with the live switch of the store, and is repeated if another edge was faster.
 * @throws {PublishError} if the others take longer than ten minutes
 */
export async function withPublishLock<Result>(
  folder: SiteFolder,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder.root, { recursive: true });
  const release = await take(folder.lock);
  try {
    for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
      try {
        await pullSite(folder, true);
        return await work();
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error;
        await wait(Math.random() * pauseMs * 4);
      }
    }
  } finally {
    release();
  }
  throw new PublishError('Other publishers have changed the store each time. Try again.');
}

/**
 * Brings this disk to the live switch of the store without waiting for the lock of publishers, which they may hold for
 * minutes one after the other.
 * @throws if the store cannot be reached, or this version of the edge cannot serve its state
 */
export async function followStore(folder: SiteFolder): Promise<void> {
  await mkdir(folder.root, { recursive: true });
  const release = tryLockFile(folder.lock);
  try {
    await pullSite(folder, release !== null);
  } finally {
    release?.();
  }
}

async function take(lock: string): Promise<() => void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const release = tryLockFile(lock);
    if (release) return release;
    await wait(pauseMs);
  }
  throw new PublishError(
    `Process ${lockHolder(lock) ?? 'of another publisher'} has been publishing to this site for ten minutes.`,
  );
}

/**
 * Brings this disk to the live switch of the store: fetches the releases that it lacks, composes the pages, and
 * switches. If the store is empty, the site of this disk is written into it.
 * @param isPublisher whether this process holds the lock of publishers. Without it nothing is removed from the disk,
 * because a publisher may be about to make it live, and nothing is written into the store.
 * @throws {PublishError} if this version of the edge cannot serve the state of the store; the site then stays as it is
 */
async function pullSite(folder: SiteFolder, isPublisher: boolean): Promise<void> {
  const { store } = folder;
  if (!folder.isCache) return;
  const local = await readLiveSite(folder);
  const pointer = await store.readPointer();
  if (!pointer) {
    if (local && isPublisher) await moveIntoStore(folder, local);
    return;
  }
  if (local?.storeTag === pointer.tag && (await isWhole(folder, local))) return;
  const live = parseLiveSite(pointer);
  if (!live) throw new PublishError(`${store.address} was written by another version of the edge.`);
  const versions = liveVersions(live);
  for (const [app, version] of versions)
    if (!(await isStored(folder, app, version)))
      throw new PublishError(`${store.address} lacks ${app} ${version}.`);
  const next = await recomposed(folder, live);
  const isLive = await switchDisk(folder, next);
  if (isLive && isPublisher) await removeUnused(folder, local, next);
}

/** The site of this disk, which was the store until now. */
async function moveIntoStore(folder: SiteFolder, live: LiveSite): Promise<void> {
  const before = new FolderStore(folder.root);
  for (const prefix of [pastSwitches, sharedSourceMaps])
    for (const { name } of await before.list(prefix)) {
      const content = await before.read(name);
      if (content) await folder.store.write(name, content);
    }
  await commitSwitch(folder, null, live);
}
