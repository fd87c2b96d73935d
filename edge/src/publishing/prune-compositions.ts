import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Newest compositions kept. */
const keptCompositions = 3;

/**
 * Removes old compositions, and what an interrupted one left. Pages are revalidated on every visit, so no browser refers
 * to one.
 * @param inUse ids of the live one, of canaries, and of those before the switch, from which an edge may still answer a request
 */
export async function pruneCompositions(folder: SiteFolder, inUse: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder.compositions);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder.compositions, name))).mtimeMs })),
  );
  const stale = dated
    .toSorted((one, other) => other.at - one.at)
    .slice(keptCompositions)
    .filter(({ name }) => !inUse.has(name));
  await Promise.all(
    stale.map(({ name }) => rm(join(folder.compositions, name), { recursive: true, force: true })),
  );
}
