import { mkdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { addMissingFiles } from './add-missing-files.ts';
import { createFolder } from '../store/replace-file.ts';
import { readRelease } from './read-release.ts';
import { storeEmbed } from './store-embed.ts';
import type { SiteFolder } from './site-folder.ts';

/** Prefix of the names of all releases in a store. */
export const sharedReleasesPrefix = 'releases/';

export const toSharedReleaseName = (app: string, version: string) =>
  `${sharedReleasesPrefix}${app}/${version}.tar`;

/** Writes a stored release into the store that edges share, as one object, so that it is stored completely or not at all. */
export async function shareRelease(
  folder: SiteFolder,
  { app, version }: { app: string; version: string },
): Promise<void> {
  const name = toSharedReleaseName(app, version);
  if (await folder.store.has(name)) return;
  await folder.store.write(
    name,
    await buffer(create({ cwd: folder.release(app, version), portable: true }, ['.'])),
  );
}

/** Running fetches, by the folder of their release. */
const runningFetches = new Map<string, Promise<boolean>>();

/** Copies a release from the store to this disk. Several requests for one release read it once. @returns whether the store has it */
export function fetchRelease(
  folder: SiteFolder,
  release: { app: string; version: string },
): Promise<boolean> {
  const target = folder.release(release.app, release.version);
  const runningFetch = runningFetches.get(target);
  if (runningFetch) return runningFetch;
  const newFetch = copyFromStore(folder, release).finally(() => runningFetches.delete(target));
  runningFetches.set(target, newFetch);
  return newFetch;
}

async function copyFromStore(
  folder: SiteFolder,
  { app, version }: { app: string; version: string },
): Promise<boolean> {
  const archive = await folder.store.read(toSharedReleaseName(app, version));
  if (!archive) return false;
  const target = folder.release(app, version);
  await mkdir(folder.releases(app), { recursive: true });
  await createFolder(target, async (draft) => {
    await mkdir(draft);
    extract({ cwd: draft, sync: true }).end(archive);
    if (app === 'host') await addMissingFiles(folder.fonts, join(draft, 'fonts'));
  });
  const { embed } = await readRelease(target);
  if (embed) await storeEmbed(folder, target, embed.file);
  return true;
}
