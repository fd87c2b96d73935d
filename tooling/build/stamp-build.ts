import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDistFolder } from '../federation/apps.ts';
import { computeInputDigest } from './input-digest.ts';

/** File in a build with the digest of its inputs. */
const getStampFile = (app: string) => join(getDistFolder(app), 'built-from.txt');

/** Whether `dist` was built from the current inputs. */
export async function isBuilt(app: string): Promise<boolean> {
  const stamp = await readFile(getStampFile(app), 'utf8').catch(() => null);
  return stamp !== null && stamp === computeInputDigest(app);
}

/** @param inputs digest from before the build started, so that a change made during the build causes another build */
export const stampBuild = (app: string, inputs: string): Promise<void> =>
  writeFile(getStampFile(app), inputs);
