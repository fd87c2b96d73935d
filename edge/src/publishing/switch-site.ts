import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { compose } from '../composition/compose.ts';
import { liveVersions } from '../releases/live-site.ts';
import type { LiveApp, LiveSite, Switch } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { readReleaseDeclarations, readReleases } from '../releases/store-release.ts';
import { blockingApiDifferences } from './api-differences.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { checkScope } from './check-scope.ts';
import { commitSwitch } from './commit-switch.ts';
import { PublishError } from './publish-error.ts';
import { pruneStore } from './prune-store.ts';
import type { Publisher } from './publisher.ts';
import { removeUnused } from './remove-unused.ts';
import { nextVersionRecords } from './next-version-records.ts';

export interface SwitchInput extends Pick<Switch, 'action'> {
  /** Every app that is to be live. */
  apps: Record<string, LiveApp>;
  /** The site keeps its settings without them. */
  settings?: SiteSettings | undefined;
  /** Of a rollback: the position that it goes back to. */
  position?: number;
  /** Versions that the switch leaves are not to come back unless they are named. */
  withdraws?: boolean;
  publisher: Publisher;
  /** The API that the releases will find. Null or absent: it is not known, and not compared. */
  api?: OpenApiDocument | null | undefined;
}

/**
 * Checks, composes and switches, records the switch before, and only then removes what no page needs any more, so that a
 * kill at any step leaves a whole site.
 * @param live null for the first switch of a site
 * @throws {PublishError} if the releases do not fit; the live site has not changed then
 */
export async function switchSite(
  folder: SiteFolder,
  live: LiveSite | null,
  {
    action,
    apps,
    settings = live?.settings,
    position,
    withdraws = false,
    publisher,
    api = null,
  }: SwitchInput,
): Promise<void> {
  if (!settings)
    throw new PublishError('Nothing is published here yet. `npx pnpm@12 site` publishes all apps.');
  checkScope(live, { apps, settings }, publisher);
  const releases = await readReleases(folder, liveVersions({ apps }));
  const changed = releases.filter(({ app, version }) => live?.apps[app]?.version !== version);
  const incompatibilities = [
    ...(await checkCompatibility(
      releases,
      ({ app, version }) => readReleaseDeclarations(folder.release(app, version)),
      { isRollback: action === 'rollback' },
    )),
    ...blockingApiDifferences(changed, api),
  ];
  if (incompatibilities.length > 0) throw new PublishError(incompatibilities.join('\n'));
  const composition = await compose(folder, readSiteSettings(settings), releases);
  const number = (live?.number ?? 0) + 1;
  const at = Math.floor(Date.now() / 1_000);
  const next: LiveSite = {
    number,
    position: position ?? number,
    action,
    at,
    by: publisher.by,
    commit: publisher.commit,
    apps,
    settings,
    composition,
    ...nextVersionRecords(live, { apps, withdraws, retires: action === 'retirement', at }),
  };
  await commitSwitch(folder, live, next);
  await removeUnused(folder, live, next);
  if (folder.store) await pruneStore(folder.store, next);
}
