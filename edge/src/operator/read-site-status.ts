import type { AppVersion, SiteState } from '@emberclutch/contract/site/publishing.ts';
import type { Evidence, ReleaseEvidence } from '../evidence/evidence.ts';
import { previousVersion } from '../publishing/rollback.ts';
import { previousSwitch } from '../publishing/rollback-switch.ts';
import { maxSwitches, readHistory } from '../releases/history.ts';
import type { HistoryPage } from '../releases/history.ts';
import { liveVersions, readServedSite } from '../releases/live-site.ts';
import type { LiveSite, Switch } from '../releases/live-site.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** The data of the operators' page. */
export interface SiteStatus extends SiteState {
  /**
   * The switch that made each version live, by app. Apps whose switch is older than the history are missing. A rollback has the commit of
   * the release that it restored.
   */
  since: ReadonlyMap<string, Switch>;
  /** The version that a rollback would make live, by app. Apps without an earlier version are missing. */
  previous: ReadonlyMap<string, string>;
  /** Whether the last switch can be undone. */
  hasPreviousSwitch: boolean;
  /** Reports of pages within the last hour. */
  evidence: readonly LiveEvidence[];
}

export interface LiveEvidence extends ReleaseEvidence {
  isLive: boolean;
}

/** @param before number of a switch; the newest ones if undefined */
export async function readSiteStatus(
  folder: SiteFolder,
  evidence: Evidence,
  before: number | undefined,
): Promise<SiteStatus> {
  const site = await readServedSite(folder);
  const state = await readSiteState(folder, before);
  const isLive = ({ app, version }: AppVersion) =>
    state.live.some((release) => release.app === app && release.version === version);
  const reported = evidence.all().map((release): LiveEvidence => ({ ...release, isLive: isLive(release) }));
  return {
    ...state,
    since: site
      ? await withReleasedCommits(folder, site, await liveSince(folder, site, state.live))
      : new Map(),
    ...(await readRollbackTargets(folder, site)),
    evidence: reported.toSorted(byApp),
  };
}

async function readRollbackTargets(
  folder: SiteFolder,
  live: LiveSite | null,
): Promise<Pick<SiteStatus, 'previous' | 'hasPreviousSwitch'>> {
  const previous = new Map<string, string>();
  if (!live) return { previous, hasPreviousSwitch: false };
  for (const app of Object.keys(live.apps)) {
    const version = await previousVersion(folder, live, app);
    if (version !== null) previous.set(app, version);
  }
  return { previous, hasPreviousSwitch: (await previousSwitch(folder, live)) !== null };
}

const byApp = (one: LiveEvidence, other: LiveEvidence) =>
  one.app.localeCompare(other.app) || Number(other.isLive) - Number(one.isLive);

/** Number of switches to read at once. Most live versions are more recent. */
const pageLength = 50;

/** Reads the history back to the switch before which each app had another version or none. */
async function liveSince(
  folder: SiteFolder,
  site: LiveSite,
  live: readonly AppVersion[],
): Promise<Map<string, Switch>> {
  const candidates = new Map<string, Switch>();
  let open = [...live];
  let before: number | undefined;
  let oldest = 0;
  for (let count = 0; open.length > 0 && count < maxSwitches; count += pageLength) {
    const page = await readHistory(folder, site, { before, limit: pageLength });
    for (const entry of page.switches) {
      const versions = liveVersions(entry);
      open = open.filter(({ app, version }) => versions.get(app) === version);
      for (const { app } of open) candidates.set(app, entry);
      oldest = entry.number;
    }
    if (page.before === null) break;
    before = page.before;
  }
  // The other candidates are older than the entries that were read.
  if (oldest !== 1) for (const { app } of open) candidates.delete(app);
  return candidates;
}

async function withReleasedCommits(
  folder: SiteFolder,
  site: LiveSite,
  since: ReadonlyMap<string, Switch>,
): Promise<Map<string, Switch>> {
  const entries = [...since].map(async ([app, entry]): Promise<[string, Switch]> => {
    if (entry.action !== 'rollback') return [app, entry];
    const release = await releaseBefore(folder, site, entry, app);
    return [app, { ...entry, commit: (release ?? entry).commit }];
  });
  return new Map(await Promise.all(entries));
}

/** The switch before a rollback that first made the restored version of an app live; null if the history does not reach back to it. */
async function releaseBefore(
  folder: SiteFolder,
  site: LiveSite,
  rollback: Switch,
  app: string,
): Promise<Switch | null> {
  const version = liveVersions(rollback).get(app);
  let candidate: Switch | null = null;
  for (let before: number | null = rollback.number; before !== null;) {
    const page: HistoryPage = await readHistory(folder, site, { before, limit: pageLength });
    for (const entry of page.switches) {
      const hasVersion = liveVersions(entry).get(app) === version;
      if (!hasVersion && candidate && candidate.action !== 'rollback') return candidate;
      candidate = hasVersion ? entry : null;
    }
    ({ before } = page);
  }
  return candidate?.number === 1 ? candidate : null;
}
