import { sharedSwitchName } from '../releases/history.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { maxSwitches } from '../releases/history.ts';
import { sharedReleaseName, sharedReleases } from '../releases/shared-release.ts';
import { sharedSourceMaps, sharedSourceMapsName } from '../releases/source-maps.ts';
import { uploadedMs } from '../releases/store-release.ts';
import type { SiteStore } from '../store/site-store.ts';

/** Removes from a store what no edge needs any more. */
export async function pruneStore(store: SiteStore, { number, stored }: LiveSite): Promise<void> {
  const kept = new Set(
    Object.entries(stored).flatMap(([app, versions]) =>
      versions.flatMap(({ version }) => [
        sharedReleaseName(app, version),
        sharedSourceMapsName({ app, version }),
      ]),
    ),
  );
  const objects = [...(await store.list(sharedReleases)), ...(await store.list(sharedSourceMaps))];
  for (const { name, at } of objects)
    if (!kept.has(name) && at < Date.now() - uploadedMs) await store.remove(name);
  if (number > maxSwitches) await store.remove(sharedSwitchName(number - maxSwitches));
}
