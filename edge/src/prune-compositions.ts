import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFolder } from './site-folder.ts';

/** Compositions kept, the live one included: a request that began before a release still reads from an older one. */
const keptCompositions = 3;

/** Removes old compositions. Pages are revalidated on every visit, so no browser refers to one. @param id of the live one */
export async function pruneCompositions(folder: SiteFolder, id: string): Promise<void> {
  const names = await readdir(folder.compositions);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder.compositions, name))).mtimeMs })),
  );
  const stale = dated
    .toSorted((one, other) => other.at - one.at)
    .slice(keptCompositions)
    .filter(({ name }) => name !== id);
  await Promise.all(
    stale.map(({ name }) => rm(join(folder.compositions, name), { recursive: true, force: true })),
  );
}
