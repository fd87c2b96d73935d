import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { lockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { PublishError } from './publish-error.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** One publisher takes some seconds; twenty on one core wait less than this. */
const timeoutMs = 10 * 60_000;
const pauseMs = 50;

/**
 * Runs one publisher at a time: a second team that releases waits for the first.
 * @throws {PublishError} if the others take longer than ten minutes
 */
export async function withPublishLock<Result>(
  folder: SiteFolder,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder.root, { recursive: true });
  const release = await take(folder.lock);
  try {
    return await work();
  } finally {
    release();
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
