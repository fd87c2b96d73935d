import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf } from './apps.ts';
import { inputDigest } from './input-digest.ts';

/** File of a build that says from what it was made. Kept apart from the build itself, which takes a second to load. */
const stampOf = (app: string) => join(distOf(app), 'built-from.txt');

/** Whether `dist` is what a build would make now. */
export async function isBuilt(app: string): Promise<boolean> {
  const stamp = await readFile(stampOf(app), 'utf8').catch(() => null);
  return stamp === inputDigest(app);
}

/** @param inputs the digest from before the build began: what changed meanwhile is built again */
export const stampBuild = (app: string, inputs: string): Promise<void> => writeFile(stampOf(app), inputs);
