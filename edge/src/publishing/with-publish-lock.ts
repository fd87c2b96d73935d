import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { readLockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { StoreConflict } from './commit-switch.ts';
import { followStore } from './follow-store.ts';
import { PublishError } from './publish-error.ts';

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
