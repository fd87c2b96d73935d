import type { PageReports, ReleaseReport } from '../page-reports/page-reports.ts';
import { findPreviousVersion, findPreviousSwitch } from '../publishing/roll-back-app.ts';
import { readServedSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** The data of the operators' page. */
export type SiteStatus = Awaited<ReturnType<typeof readSiteStatus>>;

export interface ListedReport extends ReleaseReport {
  isLive: boolean;
}

/** Reads the status of a site. @param before number of a switch, to list earlier switches; undefined for the newest switches */
export async function readSiteStatus(
  folder: SiteFolder,
  pageReports: PageReports,
  before: number | undefined,
) {
  const site = await readServedSite(folder);
  const state = await readSiteState(folder, before);
  const reports = pageReports.listReleases().map((report) => ({
    ...report,
    isLive: state.live.some(({ app, version }) => app === report.app && version === report.version),
  }));
  return {
    ...state,
    /** Who made each live version live, and when, by app. */
    since: new Map(
      state.live.map(({ app, version }) => [
        app,
        site?.stored[app]?.find((record) => record.version === version)?.since,
      ]),
    ),
    ...(await readRollbackTargets(folder, site)),
    reports: reports.toSorted(compareByApp),
  };
}

async function readRollbackTargets(folder: SiteFolder, live: LiveSite | null) {
  /** The version that a rollback would make live, by app. Apps without an earlier version are missing. */
  const previous = new Map<string, string>();
  if (!live) return { previous, hasPreviousSwitch: false };
  for (const app of Object.keys(live.apps)) {
    const version = await findPreviousVersion(folder, live, app);
    if (version !== null) previous.set(app, version);
  }
  return { previous, hasPreviousSwitch: (await findPreviousSwitch(folder, live)) !== null };
}

const compareByApp = (a: ListedReport, b: ListedReport) =>
  a.app.localeCompare(b.app) || Number(b.isLive) - Number(a.isLive);
