import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { addMissingFiles } from './add-missing-files.ts';
import { compressFile } from './compress-folder.ts';
import { replaceFile } from '../store/replace-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** Name of a script for pages of other sites in a store. */
const toSharedEmbedName = (file: string) => `embeds/${file}`;

/**
 * Stores a script for pages of other sites. The script outlives its release, because those pages name it by its digest. Its size is only
 * about 10 KB.
 * @param release folder of a stored release of the host
 * @param file name of its script, which contains the digest
 */
export async function storeEmbed(folder: SiteFolder, release: string, file: string): Promise<void> {
  const script = join(release, 'embed', file);
  if (!(await pathExists(script))) return;
  await addMissingFiles(folder.embeds, join(release, 'embed'));
  const name = toSharedEmbedName(file);
  if (folder.isCache && !(await folder.store.has(name)))
    await folder.store.write(name, await readFile(script));
}

/** Copies all scripts that this disk lacks from the store, because other sites may still use an old script. */
export async function fetchEmbeds({ store, embeds }: SiteFolder): Promise<void> {
  for (const { name } of await store.list(toSharedEmbedName(''))) {
    const file = join(embeds, basename(name));
    if (await pathExists(file)) continue;
    const script = await store.read(name);
    if (script === null) continue;
    await mkdir(embeds, { recursive: true });
    await replaceFile(file, script);
    await compressFile(file);
  }
}
