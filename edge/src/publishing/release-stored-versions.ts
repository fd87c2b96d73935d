import type { AppVersion, ReleaseOrder } from '@emberclutch/contract/site/publishing.ts';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { LiveApp, LiveSite } from '../releases/live-site.ts';
import { toShortName } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { readRelease } from '../releases/read-release.ts';
import { isStored } from '../releases/store-release.ts';
import { commitSwitch, withPublishLock } from './with-publish-lock.ts';
import { PublishError } from './publish-error.ts';
import type { Publisher } from './check-scope.ts';
import { switchSite } from './switch-site.ts';

interface Order {
  releases: readonly AppVersion[];
  publisher: Publisher;
  /** The settings of a new site. An existing site keeps its own. */
  firstSettings?: SiteSettings | undefined;
  /** The API that the releases will use. If null or absent, it is unknown and is not compared. */
  api?: OpenApiDocument | null | undefined;
  /** How to treat rolled back versions and retired apps; by default they are refused. */
  withdrawn?: ReleaseOrder['withdrawn'];
}

interface Published {
  /** The releases that this call made live. */
  fresh: Release[];
  /** A sentence for each release that was left out because a withdrawn release comes back only if it is requested explicitly. */
  skipped: string[];
}

/**
 * Makes stored versions live in one switch.
 * @throws {PublishError} if one of the versions is not stored, or the switch is refused; in that case the live site is unchanged
 */
export const releaseStoredVersions = (
  folder: SiteFolder,
  { releases, ...switching }: Order,
): Promise<Published> =>
  withPublishLock(folder, async () => {
    const requested: Release[] = [];
    for (const { app, version } of releases) {
      if (!(await isStored(folder, app, version))) throw new PublishError(`${app} ${version} is not stored.`);
      requested.push(await readRelease(folder.release(app, version)));
    }
    return makeLive(folder, requested, switching);
  });

/**
 * Checks that releases fit each other and the live ones, composes the pages, and switches to all releases in one atomic change. Does
 * nothing if all releases are already live.
 */
async function makeLive(
  folder: SiteFolder,
  requested: readonly Release[],
  { firstSettings, publisher, api, withdrawn = 'refuse' }: Omit<Order, 'releases'>,
): Promise<Published> {
  const live = await readLiveSite(folder);
  const held = withdrawn === 'release' ? [] : requested.filter((release) => isHeldBack(live, release));
  const skipped = held.map((release) => explainHeldBack(live, release));
  if (withdrawn === 'refuse' && skipped.length > 0) throw new PublishError(skipped.join('\n'));
  const admitted = requested.filter((release) => !held.includes(release));
  const apps: Record<string, LiveApp> = { ...live?.apps };
  for (const { app, version, sources = null } of admitted) apps[app] = { version, sources };
  const fresh = admitted.filter(({ app, version }) => live?.apps[app]?.version !== version);
  if (live && fresh.length === 0) await commitSwitch(folder, live, { ...live, apps });
  else {
    const settings = live?.settings ?? firstSettings;
    await switchSite(folder, live, { action: 'release', apps, settings, publisher, api });
  }
  return { fresh, skipped };
}

const isHeldBack = (live: LiveSite | null, { app, version }: Release): boolean =>
  live !== null && (live.retired.includes(app) || live.withdrawn[app]?.includes(version) === true);

function explainHeldBack(live: LiveSite | null, { app, version }: Release): string {
  const why = live?.retired.includes(app)
    ? `${app} was retired.`
    : `${app} ${version} was rolled back or dropped.`;
  return `${why} \`npx pnpm@12 release ${toShortName(app)} --again\` brings it back.`;
}
