import { pruneHistory } from '../releases/history.ts';
import { versionsInUse } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { sharedReleaseName, sharedReleases } from '../releases/shared-release.ts';
import { sharedSourceMaps, sharedSourceMapsName } from '../releases/source-maps.ts';
import { uploadedMs } from '../releases/store-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Removes files from a store that no edge needs. */
export async function pruneStore(folder: SiteFolder, live: LiveSite): Promise<void> {
  const { store } = folder;
  const needed = new Set(
    [...versionsInUse(live)].flatMap(([app, versions]) =>
      [...versions].flatMap((version) => [
        sharedReleaseName(app, version),
        sharedSourceMapsName({ app, version }),
      ]),
    ),
  );
  const objects = [...(await store.list(sharedReleases)), ...(await store.list(sharedSourceMaps))];
  for (const { name, at } of objects)
    if (!needed.has(name) && at < Date.now() - uploadedMs) await store.remove(name);
  await pruneHistory(folder, live);
}
