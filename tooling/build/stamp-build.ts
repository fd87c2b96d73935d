import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf } from '../federation/apps.ts';
import { inputDigest } from './input-digest.ts';

/** File in a build with the digest of its inputs. */
const stampOf = (app: string) => join(distOf(app), 'built-from.txt');

/** Whether `dist` was built from the current inputs. */
export async function isBuilt(app: string): Promise<boolean> {
  const stamp = await readFile(stampOf(app), 'utf8').catch(() => null);
  return stamp !== null && stamp === inputDigest(app);
}

/** @param inputs digest from before the build started, so that a change made during the build causes another build */
export const stampBuild = (app: string, inputs: string): Promise<void> => writeFile(stampOf(app), inputs);
