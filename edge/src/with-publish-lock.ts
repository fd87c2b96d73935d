import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import type { SiteFolder } from './site-folder.ts';

const tries = 100;
const pauseMs = 100;

/** Runs one publisher at a time: a second team that releases waits for the first. */
export async function withPublishLock<Result>(
  folder: SiteFolder,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder.root, { recursive: true });
  await take(folder.lock);
  try {
    return await work();
  } finally {
    await rm(folder.lock, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      if (!(await isHeld(lock))) await rm(lock, { force: true });
      else await wait(pauseMs);
    }
  }
  throw new Error(`Another process is publishing to this site (${lock})`);
}

/** False for the lock of a publisher that has crashed. */
async function isHeld(lock: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(lock, 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
