import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { uploadedMs } from '../releases/store-release.ts';
import { isDraft } from '../releases/unique-draft.ts';

const keptCompositions = 3;

/**
 * Removes old compositions, and drafts that were interrupted more than an hour ago: an edge that follows its store may
 * be writing a later draft. Browsers revalidate pages on every visit, so they refer to no composition.
 * @param inUse ids of the live composition, of canaries, and of the ones before the switch, which an edge may still serve
 */
export async function pruneCompositions(folder: SiteFolder, inUse: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder.compositions);
  const [drafts = [], composed = []] = await Promise.all(
    [names.filter(isDraft), names.filter((name) => !isDraft(name))].map((group) =>
      newestFirst(folder.compositions, group),
    ),
  );
  const stale = [
    ...drafts.filter(({ at }) => at < Date.now() - uploadedMs),
    ...composed.slice(keptCompositions).filter(({ name }) => !inUse.has(name)),
  ];
  await Promise.all(
    stale.map(({ name }) => rm(join(folder.compositions, name), { recursive: true, force: true })),
  );
}

interface Dated {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Without drafts that have got their final name in the meantime. */
async function newestFirst(folder: string, names: readonly string[]): Promise<Dated[]> {
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await ifPresent(stat(join(folder, name))))?.mtimeMs ?? null })),
  );
  return dated
    .filter((entry): entry is Dated => entry.at !== null)
    .toSorted((one, other) => other.at - one.at);
}
