import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { lockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { StoreConflict } from './commit-switch.ts';
import { PublishError } from './publish-error.ts';
import { pullSite } from './pull-site.ts';

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
