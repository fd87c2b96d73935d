import type { Candidate, CandidateChange } from '@emberclutch/contract/site/publishing.ts';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { pruneHistory } from '../releases/history.ts';
import {
  generateCookieKey,
  toVersions,
  collectVersionsInUse,
  applyCandidate,
} from '../releases/live-site.ts';
import type { LiveApp, LiveSite, Switch, StoredVersion } from '../releases/live-site.ts';
import { toSharedReleaseName, sharedReleasesPrefix } from '../releases/shared-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { sharedSourceMapsPrefix, toSharedSourceMapsName } from '../releases/source-maps.ts';
import { pruneReleases, maxUploadAgeMs, areStored } from '../releases/store-release.ts';
import { compose } from '../rendering/compose.ts';
import { checkFit } from './check-fit.ts';
import { checkScope } from './check-scope.ts';
import { commitSwitch } from './with-publish-lock.ts';
import { createUnpublishedError, PublishError } from './publish-error.ts';
import type { Publisher } from './check-scope.ts';

export interface SwitchInput extends Pick<Switch, 'action'> {
  apps: Record<string, LiveApp>;
  /** New settings of the site. By default they do not change. */
  settings?: SiteSettings | undefined;
  /** The number of the switch whose state is live afterwards, for a rollback or if no app changes. */
  position?: number;
  /** Whether the replaced versions go live again only if a publisher names them. */
  shouldWithdraw?: boolean;
  /** Candidates to keep if they fit; by default the current ones. */
  candidates?: readonly Candidate[];
  /** The changes that the switch makes to candidates, in order. */
  candidateChanges?: readonly CandidateChange[];
  publisher: Publisher;
  /** The API that the releases will use; null or absent if unknown, so that there is no comparison. */
  api?: OpenApiDocument | null | undefined;
}

/**
 * Checks, composes and switches. Records the previous switch first and removes unused files last, so that a kill at any step leaves a complete
 * site.
 * @param live the live switch; null for the first switch of a site
 * @throws {PublishError} if the releases do not fit; the live site then stays unchanged
 */
export async function switchSite(
  folder: SiteFolder,
  live: LiveSite | null,
  {
    action,
    apps,
    settings = live?.settings,
    position,
    shouldWithdraw = false,
    candidates: currentCandidates = live?.candidates ?? [],
    candidateChanges = [],
    publisher,
    api = null,
  }: SwitchInput,
): Promise<void> {
  if (!settings) throw createUnpublishedError();
  checkScope(live, { apps, settings }, publisher);
  const isRollback = action === 'rollback';
  const obstacles = await checkFit(folder, apps, { before: live?.apps, api, isRollback });
  if (obstacles.length > 0) throw new PublishError(obstacles.join('\n'));
  const number = (live?.number ?? 0) + 1;
  const since = { at: Math.floor(Date.now() / 1_000), by: publisher.by, commit: publisher.commit };
  const { candidates, endings } = await selectNextCandidates(folder, live, currentCandidates, {
    apps,
    at: since.at,
  });
  await compose(folder, readSiteSettings(settings), toVersions({ apps }), (failures) => {
    // Ignores failures of a rollback, because its state has already been live.
    if (!isRollback) throw new PublishError(failures.join('\n'));
  });
  const next: LiveSite = {
    number,
    position: position ?? number,
    action,
    ...since,
    apps,
    settings,
    candidates,
    candidateChanges: [...candidateChanges, ...endings],
    cookieKey: live?.cookieKey ?? generateCookieKey(),
    ...createVersionRecords(live, { action, apps, candidates, shouldWithdraw, since }),
  };
  await commitSwitch(folder, live, next);
  await pruneReleases(folder, next);
  await pruneStore(folder, next);
}

/** Removes files that no edge needs from a store. */
async function pruneStore(folder: SiteFolder, live: LiveSite): Promise<void> {
  const { store } = folder;
  const neededNames = new Set(
    [...collectVersionsInUse(live)].flatMap(([app, versions]) =>
      [...versions].flatMap((version) => [
        toSharedReleaseName(app, version),
        toSharedSourceMapsName({ app, version }),
      ]),
    ),
  );
  const objects = [
    ...(await store.list(sharedReleasesPrefix)),
    ...(await store.list(sharedSourceMapsPrefix)),
  ];
  for (const { name, at } of objects)
    if (!neededNames.has(name) && at < Date.now() - maxUploadAgeMs) await store.remove(name);
  await pruneHistory(folder, live);
}

/** Seconds for which open tabs with an earlier version can load its files. */
const retainedSeconds = 24 * 3_600;

/** Number of earlier versions of an app that are kept regardless of their age. */
const retainedCount = 10;

/** Maximum number of withdrawn versions that a site remembers for each app. */
const maxWithdrawn = 50;

type VersionRecords = Pick<LiveSite, 'stored' | 'withdrawn' | 'retired'>;

interface VersionChange
  extends Pick<Switch, 'action' | 'apps'>, Required<Pick<SwitchInput, 'shouldWithdraw'>> {
  /** Candidates that the switch keeps. */
  candidates: readonly Candidate[];
  /** The switch that makes versions live. A rollback keeps the commits of the releases that it restores. */
  since: NonNullable<StoredVersion['since']>;
}

/** Creates the records after a switch. @param live the live switch; null for the first switch of a site */
function createVersionRecords(live: LiveSite | null, change: VersionChange): VersionRecords {
  const candidateApps = (live?.candidates ?? []).flatMap((candidate) => Object.keys(candidate.apps));
  const apps = [
    ...new Set([...Object.keys(live?.stored ?? {}), ...Object.keys(change.apps), ...candidateApps]),
  ];
  const isReplaced = (app: string) => live?.apps[app] && live.apps[app].version !== change.apps[app]?.version;
  const withdrawn = apps.map((app): [string, string[]] => {
    const replacedVersions = change.shouldWithdraw && isReplaced(app) ? [live?.apps[app]?.version ?? ''] : [];
    const versions = [
      ...new Set([
        ...replacedVersions,
        ...listEndedCanaries(app, live, change),
        ...(live?.withdrawn[app] ?? []),
      ]),
    ];
    return [app, versions.filter((version) => version !== change.apps[app]?.version).slice(0, maxWithdrawn)];
  });
  const isRetired = (app: string) =>
    change.action === 'retirement' && live?.apps[app] !== undefined && !change.apps[app];
  return {
    stored: Object.fromEntries(apps.map((app) => [app, listStoredVersions(app, live, change)])),
    withdrawn: Object.fromEntries(withdrawn.filter(([, versions]) => versions.length > 0)),
    retired: [...new Set([...(live?.retired ?? []), ...apps.filter(isRetired)])].filter(
      (app) => !change.apps[app],
    ),
  };
}

/** Lists the live version, ten earlier versions, and all versions that were live within the last 24 hours. */
function listStoredVersions(app: string, live: LiveSite | null, change: VersionChange): StoredVersion[] {
  const { at } = change.since;
  const version = change.apps[app]?.version;
  // Open tabs keep using a canary that has ended.
  const canaries = listEndedCanaries(app, live, change).map((canary) => ({ version: canary, until: at }));
  const storedVersions = live?.stored[app] ?? [];
  const earlierVersions = [...storedVersions, ...canaries]
    .filter((stored, index, all) => all.findIndex((record) => record.version === stored.version) === index)
    .filter((record) => record.version !== version)
    .map((record) => ({ ...record, until: record.until ?? at }))
    .filter(({ until }, index) => index < retainedCount || until > at - retainedSeconds);
  if (version === undefined) return earlierVersions;
  const previousRecord = storedVersions.find((record) => record.version === version);
  return [{ version, until: null, since: findSince(previousRecord, change) }, ...earlierVersions];
}

function findSince(
  previousRecord: StoredVersion | undefined,
  { action, since }: VersionChange,
): StoredVersion['since'] {
  if (previousRecord?.until === null) return previousRecord.since;
  return action === 'rollback' ? { ...since, commit: previousRecord?.since?.commit ?? null } : since;
}

/** Lists versions of canaries that end with the switch. Unless they are live now, they return only if a publisher names them. */
function listEndedCanaries(app: string, live: LiveSite | null, { candidates }: VersionChange): string[] {
  const isCandidate = (version: string) => candidates.some((candidate) => candidate.apps[app] === version);
  const canaries = (live?.candidates ?? []).filter(({ share }) => share !== null);
  return canaries.flatMap(({ apps }) => apps[app] ?? []).filter((version) => !isCandidate(version));
}

/** Maximum number of previews of a site. A further preview replaces the oldest. */
const maxPreviews = 20;

/** Days after which a preview ends, such as a forgotten preview of a pull request. */
const maxPreviewDays = 14;

interface NextState {
  apps: Record<string, LiveApp>;
  /** Epoch seconds. */
  at: number;
}

/** Decides which candidates a switch keeps, and why the others end. */
async function selectNextCandidates(
  folder: SiteFolder,
  live: LiveSite | null,
  current: readonly Candidate[],
  next: NextState,
) {
  const candidates: Candidate[] = [];
  const endings: CandidateChange[] = [];
  const previews = current.filter(({ share }) => share === null);
  const excessPreviews = new Set(previews.slice(0, Math.max(0, previews.length - maxPreviews)));
  for (const candidate of current) {
    const reason = excessPreviews.has(candidate)
      ? `There are ${maxPreviews} newer previews.`
      : await findReasonToEnd(folder, live, candidate, next);
    if (reason === null) candidates.push(candidate);
    else endings.push({ ...describeChange(candidate, 'ended'), reason });
  }
  return { candidates, endings };
}

/** Creates an entry of the history. */
export const describeChange = (
  { id, share, apps }: Candidate,
  change: CandidateChange['change'],
): CandidateChange => ({ change, id, share, apps });

async function findReasonToEnd(
  folder: SiteFolder,
  live: LiveSite | null,
  candidate: Candidate,
  { apps, at }: NextState,
): Promise<string | null> {
  const versions = Object.entries(candidate.apps);
  if (versions.every(([app, version]) => apps[app]?.version === version)) return 'It is live.';
  if (!(await areStored(folder, new Map(versions)))) return 'Its files are no longer stored.';
  if (candidate.share === null)
    return candidate.at < at - maxPreviewDays * 24 * 3_600
      ? `It is older than ${maxPreviewDays} days.`
      : null;
  // A switch to another live version of its app ends a canary: operators compare its failures with those of the version before.
  const changedVersion = versions.find(
    ([app]) => live !== null && live.apps[app]?.version !== apps[app]?.version,
  );
  if (changedVersion) return `Another version of ${changedVersion[0]} went live.`;
  const [obstacle = null] = await checkFit(folder, applyCandidate(apps, candidate), {
    before: apps,
    api: null,
  });
  return obstacle;
}
