import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { blockingApiDifferences } from './api-differences.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { compose, compositionId } from '../composition/compose.ts';
import {
  beginDeployment,
  endDeployment,
  retainedVersions,
  markSources,
  rollbackTarget,
} from './deployments.ts';
import type { Publisher } from './deployments.ts';
import { liveVersions, readLiveSite, writeLiveSite } from '../releases/live-site.ts';
import type { LiveApp, LiveSite } from '../releases/live-site.ts';
import { pruneCompositions } from './prune-compositions.ts';
import { PublishError } from './publish-error.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteInput } from '../releases/site-input.ts';
import {
  isStored,
  pruneReleases,
  readRelease,
  readReleaseDeclarations,
  readReleases,
  storeRelease,
} from '../releases/store-release.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface Publication {
  /** Output folders of builds. */
  dists: readonly string[];
  /** Changes what the site is besides its apps. Without it, the site keeps what it is. */
  site?: SiteInput;
  publisher: Publisher;
  /** The API that the releases will find. Null or absent: it is not known, and not compared. */
  api?: OpenApiDocument | null;
}

/**
 * Makes builds live: stores them, checks their compatibility with each other and with the live releases, composes the
 * pages, and switches to all of them in one atomic change.
 * @returns the releases that this call made live
 * @throws {PublishError} if it is refused; the live site has not changed then
 */
export const publish = (
  folder: SiteFolder,
  { dists, site, publisher, api }: Publication,
): Promise<Release[]> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    const given = await Promise.all(dists.map((dist) => storeRelease(folder, dist)));
    const fresh = given.filter(({ app, version }) => live?.apps[app]?.version !== version);
    const apps = { ...live?.apps };
    for (const { app, version, sources } of given) {
      const deployed = fresh.some((release) => release.app === app)
        ? beginDeployment(apps[app], version, publisher)
        : apps[app];
      if (deployed) apps[app] = markSources(deployed, sources);
    }
    await goLive(folder, { live, apps, site, changed: fresh, api });
    return fresh;
  });

/**
 * Makes an earlier version live again.
 * @param wanted version; the newest earlier one that no rollback has left unless given
 * @throws {PublishError} if there is no such version, or it does not fit the other live releases
 */
export const rollback = (
  folder: SiteFolder,
  { app, wanted, publisher, api }: Pick<Publication, 'publisher' | 'api'> & { app: string; wanted?: string },
): Promise<Release> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    const current = live?.apps[app];
    if (!live || !current) throw new PublishError(`${app} has never been live on this site.`);
    const version = await rollbackTarget(app, current, wanted, (name) => isStored(folder, app, name));
    const left = endDeployment(current, { isRolledBack: true });
    const release = await readRelease(folder.release(app, version));
    const restored = markSources(beginDeployment(left, version, publisher), release.sources);
    await goLive(folder, { live, apps: { ...live.apps, [app]: restored }, changed: [release], api });
    return release;
  });

/**
 * Takes a remote out of the site. A rollback brings it back.
 * @throws {PublishError} if it is not live, or is the host
 */
export const retire = (folder: SiteFolder, app: string): Promise<void> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    const current = live?.apps[app];
    if (!live || !current || current.version === null) throw new PublishError(`${app} is not live.`);
    if (app === 'host') throw new PublishError('The host cannot be retired: every page needs it.');
    const retired = { ...endDeployment(current, { isRolledBack: false }), version: null, sources: null };
    await goLive(folder, { live, apps: { ...live.apps, [app]: retired } });
  });

interface Switch {
  live: LiveSite | null;
  apps: Record<string, LiveApp>;
  site?: SiteInput | undefined;
  /** Releases that were not live before. */
  changed?: readonly Release[];
  api?: OpenApiDocument | null;
}

/** Composes, switches, and only then removes what no page needs any more, so that a kill at any step leaves a whole site. */
async function goLive(
  folder: SiteFolder,
  { live, apps, site = live?.site, changed = [], api = null }: Switch,
): Promise<void> {
  if (!site) throw new PublishError('Nothing is published here yet. `npx pnpm@12 site` publishes all apps.');
  if (live && site === live.site) await ensureSameComposer(folder, live);
  const releases = await readReleases(folder, liveVersions({ apps }));
  const incompatibilities = [
    ...(await checkCompatibility(releases, ({ app, version }) =>
      readReleaseDeclarations(folder.release(app, version)),
    )),
    ...blockingApiDifferences(changed, api),
  ];
  if (incompatibilities.length > 0) throw new PublishError(incompatibilities.join('\n'));
  const composition = await compose(folder, site, releases);
  await writeLiveSite(folder, { apps, composition, site });
  await pruneCompositions(folder, new Set([composition, live?.composition ?? composition]));
  for (const [app, deployed] of Object.entries(apps))
    await pruneReleases(folder, app, retainedVersions(deployed));
}

/** A release changes one app. With another way to compose, it would change every page of the site as well. */
async function ensureSameComposer(folder: SiteFolder, live: LiveSite): Promise<void> {
  const releases = await readReleases(folder, liveVersions(live));
  if ((await compositionId(folder, live.site, releases)) === live.composition) return;
  throw new PublishError(
    'This checkout composes pages in another way than the live site. Run `npx pnpm@12 site` first: it updates all pages.',
  );
}
