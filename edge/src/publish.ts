import { compose } from './compose.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { readLiveSite, writeLiveSite } from './live-site.ts';
import type { LiveApp, LiveSite } from './live-site.ts';
import type { Release } from '@emberclutch/shared/contract/release';
import { withPublishLock } from './with-publish-lock.ts';
import type { SiteFolder } from './site-folder.ts';
import type { SiteInput } from './site-input.ts';
import { pruneReleases, readRelease, storeRelease } from './store-release.ts';

/** Versions kept besides the live one, for tabs that were opened before a release. */
const keptVersions = 2;

/** A release or rollback that was refused. The live site has not changed. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/**
 * Makes builds live: stores them, checks their compatibility with each other and with the live releases, composes the
 * pages, and switches to them in one atomic change.
 * @param dists output folders of builds
 * @returns the releases that this call made live
 * @throws {PublishError} if releases are incompatible
 */
export const publish = (folder: SiteFolder, site: SiteInput, dists: readonly string[]): Promise<Release[]> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    const given = await Promise.all(dists.map((dist) => storeRelease(folder, dist)));
    const fresh = given.filter(({ app, version }) => live?.apps[app]?.version !== version);
    const apps = { ...live?.apps };
    for (const { app, version } of fresh) apps[app] = succeed(apps[app], version);
    await goLive(folder, site, apps, live);
    return fresh;
  });

/**
 * Makes the version before the live one live again.
 * @throws {PublishError} if there is none
 */
export const rollback = (folder: SiteFolder, site: SiteInput, app: string): Promise<Release> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    const current = live?.apps[app];
    const [version, ...older] = current?.previous ?? [];
    if (!live || !current || !version) throw new PublishError(`${app} has no version to go back to`);
    const restored = { version, since: now(), previous: [...older, current.version] };
    await goLive(folder, site, { ...live.apps, [app]: restored }, live);
    return readRelease(folder.release(app, version));
  });

async function goLive(
  folder: SiteFolder,
  site: SiteInput,
  apps: Record<string, LiveApp>,
  before: LiveSite | null,
): Promise<void> {
  const releases = await Promise.all(
    Object.entries(apps).map(([app, { version }]) => readRelease(folder.release(app, version))),
  );
  const incompatibilities = checkCompatibility(releases);
  if (incompatibilities.length > 0) throw new PublishError(incompatibilities.join('\n'));
  const composition = await compose(folder, site, releases);
  await writeLiveSite(folder, { apps, composition });
  if (before === null) return;
  for (const [app, { version, previous }] of Object.entries(apps)) {
    await pruneReleases(folder, app, [version, ...previous]);
  }
}

const succeed = (before: LiveApp | undefined, version: string): LiveApp => ({
  version,
  since: now(),
  previous: before
    ? [before.version, ...before.previous].filter((older) => older !== version).slice(0, keptVersions)
    : [],
});

const now = () => Math.floor(Date.now() / 1_000);
