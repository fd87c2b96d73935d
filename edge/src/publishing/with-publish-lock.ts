import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { lockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { pastSwitches } from '../releases/history.ts';
import { readServedSite, versionsInUse } from '../releases/live-site.ts';
import { shareRelease } from '../releases/shared-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { sharedSourceMaps } from '../releases/source-maps.ts';
import { FolderStore } from '../store/folder-store.ts';
import { StoreConflict, commitSwitch } from './commit-switch.ts';
import { followStore } from './follow-store.ts';
import { PublishError } from './publish-error.ts';

/** Maximum wait of a publisher. A release takes some seconds, so even the last of twenty on one core waits less. */
const timeoutMs = 10 * 60_000;

/** Milliseconds between two tries to take the lock. */
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
  const release = await take(folder.lock);
  try {
    for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
      try {
        if (folder.isCache) await moveIntoEmptyStore(folder);
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

/** Writes the site of a disk that was the store until now, with its history. */
async function moveIntoEmptyStore(folder: SiteFolder): Promise<void> {
  if (await folder.store.readPointer()) return;
  const live = await readServedSite(folder);
  if (!live) return;
  const before = new FolderStore(folder.root);
  for (const prefix of [pastSwitches, sharedSourceMaps])
    for (const { name } of await before.list(prefix)) {
      const content = await before.read(name);
      if (content) await folder.store.write(name, content);
    }
  for (const [app, versions] of versionsInUse(live))
    for (const version of versions) await shareRelease(folder, { app, version });
  await commitSwitch(folder, null, live);
}
