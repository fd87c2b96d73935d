import type { Release } from '@emberclutch/contract/site/release.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { toShortName } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readRelease } from '../releases/read-release.ts';
import { isStored } from '../releases/store-release.ts';
import { PublishError } from './publish-error.ts';
import { switchSite } from './switch-site.ts';
import type { SwitchInput } from './switch-site.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface Rollback extends Pick<SwitchInput, 'publisher' | 'api'> {
  app: string;
  /** A version; by default the newest earlier one that was not rolled back. */
  wanted?: string | undefined;
  /** Whether the version may be one that was rolled back. */
  again?: boolean;
}

/**
 * Makes an earlier version of one app live again.
 * @returns null if that version is live already
 * @throws {PublishError} if there is no such version, or it does not fit the other live releases
 */
export const rollback = (
  folder: SiteFolder,
  { app, wanted, again = false, publisher, api }: Rollback,
): Promise<Release | null> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (!live?.stored[app]) throw new PublishError(`${app} has never been live on this site.`);
    if (wanted !== undefined && wanted === live.apps[app]?.version) return null;
    const version = await findTarget(folder, live, { app, wanted, again });
    const release = await readRelease(folder.release(app, version));
    await switchSite(folder, live, {
      action: 'rollback',
      apps: { ...live.apps, [app]: { version, sources: release.sources ?? null } },
      withdraws: true,
      publisher,
      api,
    });
    return release;
  });

/** The newest stored earlier version of an app that was not rolled back; null if there is none. */
export async function findPreviousVersion(
  folder: SiteFolder,
  live: LiveSite,
  app: string,
): Promise<string | null> {
  const earlier = await listEarlierVersions(folder, live, app);
  return earlier.find((version) => !isWithdrawn(live, app, version)) ?? null;
}

async function findTarget(
  folder: SiteFolder,
  live: LiveSite,
  { app, wanted, again }: { app: string; wanted: string | undefined; again: boolean },
): Promise<string> {
  if (wanted === undefined) {
    const target = await findPreviousVersion(folder, live, app);
    if (target === null) throw new PublishError(`${app} has no version to go back to.`);
    return target;
  }
  const earlier = await listEarlierVersions(folder, live, app);
  const eligible = earlier.filter((version) => again || !isWithdrawn(live, app, version));
  if (eligible.includes(wanted)) return wanted;
  if (earlier.includes(wanted))
    throw new PublishError(
      `${app} ${wanted} was rolled back or dropped. \`npx pnpm@12 rollback ${toShortName(app)} ${wanted} --again\` brings it back.`,
    );
  const choice = eligible.length === 0 ? 'There is none to go back to' : `Stored: ${eligible.join(', ')}`;
  throw new PublishError(`${app} has no stored version ${wanted}. ${choice}.`);
}

/** Versions of an app whose files are stored, without the live one, newest first. */
async function listEarlierVersions(
  folder: SiteFolder,
  { apps, stored }: LiveSite,
  app: string,
): Promise<string[]> {
  const versions: string[] = [];
  for (const { version } of stored[app] ?? [])
    if (version !== apps[app]?.version && (await isStored(folder, app, version))) versions.push(version);
  return versions;
}

const isWithdrawn = ({ withdrawn }: LiveSite, app: string, version: string): boolean =>
  withdrawn[app]?.includes(version) === true;
