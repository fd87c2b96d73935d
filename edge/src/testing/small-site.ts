import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../releases/site-folder.ts';

export const smallSettings = { PUBLIC_URL: 'https://eggs.example', SITE_X_URL: 'https://x.example' };

export const testPublisher = { by: 'tester', commit: 'abc' };

/** A temporary folder for the site of one test. */
export async function temporarySite() {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  return {
    root,
    folder: siteFolder(join(root, 'site')),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
