import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { readLockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { followStore } from './follow-store.ts';
import { PublishError } from './publish-error.ts';
import { recordSwitch } from '../releases/history.ts';
import { formatLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';

/** Maximum wait of a publisher. A release takes a few seconds, so even the last of twenty publishers on one core waits less. */
const timeoutMs = 10 * 60_000;

/** Milliseconds between two attempts to take the lock. */
const pauseMs = 50;

/** Maximum number of attempts. Concurrent publishers of one store all succeed with fewer. */
const maxConflicts = 50;

/**
 * Runs one publisher of this disk at a time: a second publisher waits for the first. Repeats the work if a publisher of another disk has
 * changed the store meanwhile. Afterwards, this disk follows the store.
 * @throws {PublishError} if other publishers take longer than ten minutes
 */
export async function withPublishLock<Result>(
  folder: SiteFolder,
  changeSite: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder.root, { recursive: true });
  const release = await takeLock(folder.lock);
  try {
    for (let conflictCount = 0; conflictCount < maxConflicts; conflictCount += 1) {
      try {
        const result = await changeSite();
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

/** Reports that another publisher has changed the store in the meantime. */
class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/** Makes a switch live in the store; disks follow it. @throws {StoreConflict} if the replaced switch is no longer live */
export async function commitSwitch(folder: SiteFolder, live: LiveSite | null, next: LiveSite): Promise<void> {
  const { store } = folder;
  if (live) await recordSwitch(folder, live);
  // If the folder is the store, another version of the edge may have written a live switch that this version cannot read. A release of all
  // apps replaces it.
  const expectedTag = live || folder.isCache ? live?.storeTag : (await store.readPointer())?.tag;
  if (!(await store.writePointer(formatLiveSite(next), expectedTag ?? null)))
    throw new StoreConflict(`${store.address} already has a different live switch.`);
}

async function takeLock(lock: string): Promise<() => void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const release = tryLockFile(lock);
    if (release) return release;
    await wait(pauseMs);
  }
  const holder = readLockHolder(lock);
  throw new PublishError(
    `${holder === null ? "Another publisher's process" : `Process ${holder}`} has been publishing to this site for ten minutes.`,
  );
}
