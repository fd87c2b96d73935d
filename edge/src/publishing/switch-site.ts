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
import { toSharedReleaseName, sharedReleases } from '../releases/shared-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { sharedSourceMaps, toSharedSourceMapsName } from '../releases/source-maps.ts';
import { pruneReleases, uploadedMs, areStored } from '../releases/store-release.ts';
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
  /** The switch whose state is restored, for a rollback or if no app changes. */
  position?: number;
  /** Whether versions that the switch replaces return only by name. */
  withdraws?: boolean;
  /** Candidates to keep if they fit; by default the current ones. */
  candidates?: readonly Candidate[];
  /** The changes that the switch makes to candidates, in order. */
  candidateChanges?: readonly CandidateChange[];
  publisher: Publisher;
  /** The API that the releases will use. If null or absent, it is unknown and is not compared. */
  api?: OpenApiDocument | null | undefined;
}

/**
 * Checks, composes and switches. The previous switch is recorded first and unused files are removed last, so that a
 * kill at any step leaves a complete site.
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
  const { candidates, ended } = await selectNextCandidates(folder, live, {
    apps,
    candidates: currentCandidates,
    at: since.at,
  });
  await compose(folder, readSiteSettings(settings), toVersions({ apps }), (failures) => {
    // A state to which a rollback returns has already been live.
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
    candidateChanges: [...candidateChanges, ...ended],
    cookieKey: live?.cookieKey ?? generateCookieKey(),
    ...createVersionRecords(live, {
      apps,
      candidates,
      withdraws,
      retires: action === 'retirement',
      isRollback,
      since,
    }),
  };
  await commitSwitch(folder, live, next);
  await pruneReleases(folder, next);
  await pruneStore(folder, next);
}

/** Removes files from a store that no edge needs. */
async function pruneStore(folder: SiteFolder, live: LiveSite): Promise<void> {
  const { store } = folder;
  const needed = new Set(
    [...collectVersionsInUse(live)].flatMap(([app, versions]) =>
      [...versions].flatMap((version) => [
        toSharedReleaseName(app, version),
        toSharedSourceMapsName({ app, version }),
      ]),
    ),
  );
  const objects = [...(await store.list(sharedReleases)), ...(await store.list(sharedSourceMaps))];
  for (const { name, at } of objects)
    if (!needed.has(name) && at < Date.now() - uploadedMs) await store.remove(name);
  await pruneHistory(folder, live);
}

/** How long open tabs with an earlier version can load its files. */
const retainedSeconds = 24 * 3_600;

/** Number of earlier versions of an app that are kept regardless of their age. */
const retainedCount = 10;

/** Maximum number of withdrawn versions that a site remembers for each app. */
const maxWithdrawn = 50;

type VersionRecords = Pick<LiveSite, 'stored' | 'withdrawn' | 'retired'>;

interface Change {
  apps: Record<string, LiveApp>;
  /** Candidates that the switch keeps. */
  candidates: readonly Candidate[];
  /** Whether versions that this switch replaces return only by name. */
  withdraws: boolean;
  /** Whether apps that this switch removes return only by name. */
  retires: boolean;
  /** The switch that makes versions live. A rollback keeps the commits of the releases that it restores. */
  since: NonNullable<StoredVersion['since']>;
  isRollback: boolean;
}

/** The records after a switch. @param live null for the first switch of a site */
function createVersionRecords(live: LiveSite | null, change: Change): VersionRecords {
  const ofCandidates = (live?.candidates ?? []).flatMap((candidate) => Object.keys(candidate.apps));
  const apps = [
    ...new Set([...Object.keys(live?.stored ?? {}), ...Object.keys(change.apps), ...ofCandidates]),
  ];
  const isLeft = (app: string) => live?.apps[app] && live.apps[app].version !== change.apps[app]?.version;
  const withdrawn = apps.map((app): [string, string[]] => {
    const left = change.withdraws && isLeft(app) ? [live?.apps[app]?.version ?? ''] : [];
    const versions = [
      ...new Set([...left, ...listEndedCanaries(app, live, change), ...(live?.withdrawn[app] ?? [])]),
    ];
    return [app, versions.filter((version) => version !== change.apps[app]?.version).slice(0, maxWithdrawn)];
  });
  const removed = change.retires ? apps.filter((app) => live?.apps[app] && !change.apps[app]) : [];
  return {
    stored: Object.fromEntries(apps.map((app) => [app, listStoredVersions(app, live, change)])),
    withdrawn: Object.fromEntries(withdrawn.filter(([, versions]) => versions.length > 0)),
    retired: [...new Set([...(live?.retired ?? []), ...removed])].filter((app) => !change.apps[app]),
  };
}

/** The live version, ten before it, and all that were live within the last 24 hours. */
function listStoredVersions(app: string, live: LiveSite | null, change: Change): StoredVersion[] {
  const {
    apps,
    since: { at },
  } = change;
  const version = apps[app]?.version;
  // Open tabs keep using a canary that has ended.
  const canaries = listEndedCanaries(app, live, change).map((ended) => ({ version: ended, until: at }));
  const known = live?.stored[app] ?? [];
  const earlier = [...known, ...canaries]
    .filter((stored, index, all) => all.findIndex((other) => other.version === stored.version) === index)
    .filter((stored) => stored.version !== version)
    .map((stored) => ({ ...stored, until: stored.until ?? at }))
    .filter(({ until }, index) => index < retainedCount || until > at - retainedSeconds);
  if (version === undefined) return earlier;
  const before = known.find((stored) => stored.version === version);
  return [{ version, until: null, since: findSince(before, change) }, ...earlier];
}

function findSince(before: StoredVersion | undefined, { since, isRollback }: Change): StoredVersion['since'] {
  if (before?.until === null) return before.since;
  return isRollback ? { ...since, commit: before?.since?.commit ?? null } : since;
}

/** Versions of canaries that end with the switch. Unless they are live now, they return only by name. */
function listEndedCanaries(app: string, live: LiveSite | null, { candidates }: Change): string[] {
  const isCandidate = (version: string) => candidates.some((candidate) => candidate.apps[app] === version);
  const before = (live?.candidates ?? []).filter(({ share }) => share !== null);
  return before.flatMap(({ apps }) => apps[app] ?? []).filter((version) => !isCandidate(version));
}

/** Maximum number of previews of a site. Another one replaces the oldest. */
const maxPreviews = 20;

/** Age at which a preview ends, such as a forgotten preview of a pull request. */
const maxPreviewSeconds = 14 * 24 * 3_600;

interface After {
  apps: Record<string, LiveApp>;
  candidates: readonly Candidate[];
  /** Epoch seconds. */
  at: number;
}

interface NextCandidates {
  candidates: Candidate[];
  ended: CandidateChange[];
}

/** Decides which candidates a switch keeps, and why the others end. */
async function selectNextCandidates(
  folder: SiteFolder,
  live: LiveSite | null,
  { apps, candidates: current, at }: After,
): Promise<NextCandidates> {
  const candidates: Candidate[] = [];
  const ended: CandidateChange[] = [];
  const previews = current.filter(({ share }) => share === null);
  const excess = new Set(previews.slice(0, Math.max(0, previews.length - maxPreviews)));
  for (const candidate of current) {
    const reason = excess.has(candidate)
      ? `There are ${maxPreviews} newer previews.`
      : await findReasonToEnd(folder, live, candidate, { apps, at });
    if (reason === null) candidates.push(candidate);
    else ended.push({ ...describeChange(candidate, 'ended'), reason });
  }
  return { candidates, ended };
}

/** An entry of the history. */
export const describeChange = (
  { id, share, apps }: Candidate,
  change: CandidateChange['change'],
): CandidateChange => ({ change, id, share, apps });

async function findReasonToEnd(
  folder: SiteFolder,
  live: LiveSite | null,
  candidate: Candidate,
  { apps, at }: Omit<After, 'candidates'>,
): Promise<string | null> {
  const own = Object.entries(candidate.apps);
  if (own.every(([app, version]) => apps[app]?.version === version)) return 'It is live.';
  if (!(await areStored(folder, new Map(own)))) return 'Its files are no longer stored.';
  if (candidate.share === null) return candidate.at < at - maxPreviewSeconds ? 'It has become old.' : null;
  // A canary is compared with the version that it would replace.
  const changed = own.find(([app]) => live !== null && live.apps[app]?.version !== apps[app]?.version);
  if (changed) return `Another version of ${changed[0]} went live.`;
  const together = applyCandidate(apps, candidate);
  if (!(await areStored(folder, toVersions({ apps: together })))) return null;
  const [obstacle = null] = await checkFit(folder, together, { before: apps, api: null });
  return obstacle;
}
