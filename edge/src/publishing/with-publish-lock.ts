import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { readLockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { followStore } from './follow-store.ts';
import { PublishError } from './publish-error.ts';
import { recordSwitch } from '../releases/history.ts';
import { formatLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';

/** Maximum wait of a publisher. A release takes a few seconds, so even the last of twenty on one core waits less. */
const timeoutMs = 10 * 60_000;

/** Milliseconds between two attempts to take the lock. */
const pauseMs = 50;

/** Maximum number of attempts. Concurrent publishers of one store all succeed long before. */
const maxConflicts = 50;

/**
 * Runs one publisher of this disk at a time: a second team that releases waits for the first. The work begins with the live switch of the
 * store, and is repeated if a publisher of another disk was faster. This disk then follows it.
 * @throws {PublishError} if the others take longer than ten minutes
 */
export async function withPublishLock<Result>(
  folder: SiteFolder,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder.root, { recursive: true });
  const release = await takeLock(folder.lock);
  try {
    for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
      try {
        const result = await work();
        await followStore(folder);
        return result;
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

/** Another publisher has changed the store in the meantime. */
class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/**
 * Makes a switch live in the store. Disks follow it.
 * @param live the switch that it replaces; null for the first one
 * @throws {StoreConflict} if that one is no longer live
 */
export async function commitSwitch(folder: SiteFolder, live: LiveSite | null, next: LiveSite): Promise<void> {
  const { store } = folder;
  const { storeTag: _before, ...stored } = next;
  if (live && live.number !== next.number) await recordSwitch(folder, live);
  // Another version of the edge may have published the site of a folder, which all apps then replace.
  const before = live || folder.isCache ? live?.storeTag : (await store.readPointer())?.tag;
  if ((await store.writePointer(formatLiveSite(stored), before ?? null)) === null)
    throw new StoreConflict(`${store.address} has another live switch.`);
}

async function takeLock(lock: string): Promise<() => void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const release = tryLockFile(lock);
    if (release) return release;
    await wait(pauseMs);
  }
  throw new PublishError(
    `Process ${readLockHolder(lock) ?? 'of another publisher'} has been publishing to this site for ten minutes.`,
  );
}
