import type { Release } from '@emberclutch/contract/site/release.ts';
import type { ListedSwitch, SwitchReference } from '@emberclutch/contract/site/publishing.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { LiveSite, Switch } from '../releases/live-site.ts';
import { toShortName } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readRelease } from '../releases/read-release.ts';
import { isStored } from '../releases/store-release.ts';
import { PublishError, createUnpublishedError } from './publish-error.ts';
import { switchSite } from './switch-site.ts';
import type { SwitchInput } from './switch-site.ts';
import { withPublishLock } from './with-publish-lock.ts';
import { compareStates, readSwitch } from '../releases/history.ts';

interface AppRollback extends Pick<SwitchInput, 'publisher' | 'api'> {
  app: string;
  /** The version to restore; by default the newest earlier version that was not rolled back. */
  version?: string | undefined;
  /** Whether the version may have been rolled back before. */
  again?: boolean;
}

/**
 * Makes an earlier version live again.
 * @returns null if the version is already live
 * @throws {PublishError} if the version is not stored, was rolled back or does not fit
 */
export const rollBackApp = (
  folder: SiteFolder,
  { app, version: requestedVersion, again = false, publisher, api }: AppRollback,
): Promise<Release | null> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (!live?.stored[app]) throw new PublishError(`${app} has never been live on this site.`);
    if (requestedVersion !== undefined && requestedVersion === live.apps[app]?.version) return null;
    const version = await findTargetVersion(folder, live, { app, requestedVersion, again });
    const release = await readRelease(folder.release(app, version));
    await switchSite(folder, live, {
      action: 'rollback',
      apps: { ...live.apps, [app]: { version, sources: release.sources ?? null } },
      shouldWithdraw: true,
      publisher,
      api,
    });
    return release;
  });

/** Finds the newest stored earlier version of an app that was not rolled back. @returns null if there is none */
export async function findPreviousVersion(
  folder: SiteFolder,
  live: LiveSite,
  app: string,
): Promise<string | null> {
  const earlierVersions = await listEarlierVersions(folder, live, app);
  return earlierVersions.find((version) => !isWithdrawn(live, app, version)) ?? null;
}

async function findTargetVersion(
  folder: SiteFolder,
  live: LiveSite,
  { app, requestedVersion, again }: { app: string; requestedVersion: string | undefined; again: boolean },
): Promise<string> {
  if (requestedVersion === undefined) {
    const target = await findPreviousVersion(folder, live, app);
    if (target === null) throw new PublishError(`${app} has no version to go back to.`);
    return target;
  }
  const earlierVersions = await listEarlierVersions(folder, live, app);
  const eligible = earlierVersions.filter((version) => again || !isWithdrawn(live, app, version));
  if (eligible.includes(requestedVersion)) return requestedVersion;
  if (earlierVersions.includes(requestedVersion))
    throw new PublishError(
      `${app} ${requestedVersion} was rolled back or dropped. \`npx pnpm@12 rollback ${toShortName(app)} ${requestedVersion} --again\` brings it back.`,
    );
  const choice = eligible.length === 0 ? 'There is none to go back to' : `Stored: ${eligible.join(', ')}`;
  throw new PublishError(`${app} has no stored version ${requestedVersion}. ${choice}.`);
}

/** Lists the versions of an app whose files are stored, except the live version, newest first. */
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

interface SwitchRollback extends Pick<SwitchInput, 'publisher' | 'api'> {
  /** The state to restore; by default the state before the last switch. */
  to?: SwitchReference | undefined;
  /** Whether the state may contain rolled back versions. */
  again?: boolean;
}

export interface RestoredSwitch extends Pick<ListedSwitch, 'changes' | 'changedSettings'> {
  /** The switch whose state was restored. */
  restored: Switch;
  /** Whether the state was already live, so that nothing has changed. */
  wasLive: boolean;
}

/**
 * Undoes the last switch completely, or restores the state of an earlier switch: all apps and the settings of the site.
 * @throws {PublishError} if the history has no such switch, its files are gone, or it does not fit the current API
 */
export const rollBackSwitch = (
  folder: SiteFolder,
  { to, again = false, publisher, api }: SwitchRollback,
): Promise<RestoredSwitch> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (!live) throw createUnpublishedError();
    const restored = to ? await findNamedSwitch(folder, live, to) : await findPreviousSwitch(folder, live);
    if (!restored) throw new PublishError('There is no earlier switch to go back to.');
    const changes = compareStates(live, restored);
    if (isSameState(restored, live)) return { restored, wasLive: true, ...changes };
    const obstacle = await findObstacle(folder, live, restored, again);
    if (obstacle !== null) throw new PublishError(obstacle);
    await switchSite(folder, live, {
      action: 'rollback',
      apps: restored.apps,
      settings: restored.settings,
      position: restored.position,
      // Returning to a later state does not withdraw the versions that it replaces.
      shouldWithdraw: restored.position < live.position,
      publisher,
      api,
    });
    return { restored, wasLive: false, ...changes };
  });

/** Finds the newest state before the live state that can be restored unchanged. @returns null if there is none */
export async function findPreviousSwitch(folder: SiteFolder, live: LiveSite): Promise<Switch | null> {
  for (let number = live.position - 1; number > 0; number -= 1) {
    const entry = await readSwitch(folder, live, number);
    if (!entry) break;
    if (!isSameState(entry, live) && (await findObstacle(folder, live, entry, false)) === null) return entry;
  }
  return null;
}

async function findNamedSwitch(folder: SiteFolder, live: LiveSite, to: SwitchReference): Promise<Switch> {
  if ('number' in to) {
    const entry = await readSwitch(folder, live, to.number);
    if (entry) return entry;
    throw new PublishError(
      `The history has no switch ${to.number}. \`npx pnpm@12 releases\` lists what it has.`,
    );
  }
  let entry: Switch | null = live;
  for (let number = live.number - 1; entry && entry.at > to.at; number -= 1)
    entry = await readSwitch(folder, live, number);
  if (entry) return entry;
  throw new PublishError(`Nothing was live at ${new Date(to.at * 1_000).toISOString()}.`);
}

/** Finds out why a state cannot be restored. @returns a sentence; null if it can be restored */
async function findObstacle(
  folder: SiteFolder,
  live: LiveSite,
  { number, apps }: Switch,
  again: boolean,
): Promise<string | null> {
  for (const [app, { version }] of Object.entries(apps)) {
    if (!again && isWithdrawn(live, app, version))
      return `Switch ${number} has ${app} ${version}, which was rolled back or dropped. \`npx pnpm@12 rollback --to ${number} --again\` brings it back.`;
    if (!(await isStored(folder, app, version)))
      return `Switch ${number} has ${app} ${version}, whose files are no longer stored.`;
  }
  return null;
}

function isSameState(earlier: Switch, later: Switch): boolean {
  const { changes, changedSettings } = compareStates(earlier, later);
  return changes.length === 0 && changedSettings.length === 0;
}
