import type { AppVersion, ReleaseOrder } from '@emberclutch/contract/site/publishing.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { LiveApp, LiveSite } from '../releases/live-site.ts';
import { toShortName } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { readRelease } from '../releases/read-release.ts';
import { isStored } from '../releases/store-release.ts';
import { withPublishLock } from './with-publish-lock.ts';
import { PublishError } from './publish-error.ts';
import { switchSite } from './switch-site.ts';
import type { SwitchInput } from './switch-site.ts';

interface StoredReleaseOrder extends Pick<SwitchInput, 'publisher' | 'api'> {
  releases: readonly AppVersion[];
  /** The settings of a new site. An existing site keeps its own. */
  firstSettings?: SiteSettings | undefined;
  /** How to treat rolled back versions and retired apps; by default, the order is refused. */
  withdrawn?: ReleaseOrder['withdrawn'];
}

interface PublishResult {
  /** The releases that this call made live. */
  fresh: Release[];
  /** A sentence for each release that was left out, because a withdrawn release returns only if a publisher names it. */
  skipped: string[];
}

/**
 * Checks that stored versions fit each other and the live releases, composes the pages, and makes the versions live in one switch. Does
 * nothing if all of them are already live.
 * @throws {PublishError} if one of the versions is not stored, or the switch is refused; the live site then stays unchanged
 */
export const releaseStoredVersions = (
  folder: SiteFolder,
  { releases, firstSettings, publisher, api, withdrawn = 'refuse' }: StoredReleaseOrder,
): Promise<PublishResult> =>
  withPublishLock(folder, async () => {
    const requestedReleases: Release[] = [];
    for (const { app, version } of releases) {
      if (!(await isStored(folder, app, version))) throw new PublishError(`${app} ${version} is not stored.`);
      requestedReleases.push(await readRelease(folder.release(app, version)));
    }
    const live = await readLiveSite(folder);
    const withdrawnReleases =
      withdrawn === 'release' ? [] : requestedReleases.filter((release) => isWithdrawn(live, release));
    const skipped = withdrawnReleases.map((release) => explainWithdrawal(live, release));
    if (withdrawn === 'refuse' && skipped.length > 0) throw new PublishError(skipped.join('\n'));
    const admittedReleases = requestedReleases.filter((release) => !withdrawnReleases.includes(release));
    const apps: Record<string, LiveApp> = { ...live?.apps };
    for (const { app, version, sources = null } of admittedReleases) apps[app] = { version, sources };
    const fresh = admittedReleases.filter(({ app, version }) => live?.apps[app]?.version !== version);
    if (!live || fresh.length > 0) {
      const settings = live?.settings ?? firstSettings;
      await switchSite(folder, live, { action: 'release', apps, settings, publisher, api });
    }
    return { fresh, skipped };
  });

const isWithdrawn = (live: LiveSite | null, { app, version }: Release): boolean =>
  live !== null && (live.retired.includes(app) || live.withdrawn[app]?.includes(version) === true);

function explainWithdrawal(live: LiveSite | null, { app, version }: Release): string {
  const reason = live?.retired.includes(app)
    ? `${app} was retired.`
    : `${app} ${version} was rolled back or dropped.`;
  return `${reason} \`npx pnpm@12 release ${toShortName(app)} --again\` brings it back.`;
}
