import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress-folder.ts';
import { pathExists } from './path-exists.ts';
import { replaceFile } from '../store/replace-file.ts';
import type { SiteFolder } from './site-folder.ts';
import type { SiteStore } from '../store/site-store.ts';

/** Name of a script for pages of other sites in a store. */
const sharedEmbedName = (file: string) => `embeds/${file}`;

/**
 * Scripts for pages of other sites stay when their release is retired, because those pages name them with their digest. A
 * script has 10 KB.
 * @param release folder of a stored release of the host
 * @param file name of its script, which contains the digest
 */
export async function storeEmbed(folder: SiteFolder, release: string, file: string): Promise<void> {
  const script = join(release, 'embed', file);
  if (!(await pathExists(script))) return;
  await mkdir(folder.embeds, { recursive: true });
  for (const copy of [`${file}.br`, `${file}.gz`, file])
    if ((await pathExists(join(release, 'embed', copy))) && !(await pathExists(join(folder.embeds, copy))))
      await cp(join(release, 'embed', copy), join(folder.embeds, copy));
  const name = sharedEmbedName(file);
  if (folder.isCache && !(await folder.store.has(name)))
    await folder.store.write(name, await readFile(script));
}

/** File names of the scripts in a store. */
export const listEmbeds = async (store: SiteStore): Promise<Set<string>> =>
  new Set((await store.list(sharedEmbedName(''))).map(({ name }) => name.slice(sharedEmbedName('').length)));

/** Copies a script of a retired release from the store to this disk, if the store has it. */
export async function fetchEmbed(folder: SiteFolder, file: string): Promise<void> {
  const script = await folder.store.read(sharedEmbedName(file));
  if (script === null) return;
  await mkdir(folder.embeds, { recursive: true });
  await replaceFile(join(folder.embeds, file), script);
  await compressFile(join(folder.embeds, file));
}
