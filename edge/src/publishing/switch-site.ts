import type { Candidate, CandidateChange } from '@emberclutch/contract/site/publishing.ts';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { compose } from './compose.ts';
import { drawCookieKey, liveVersions } from '../releases/live-site.ts';
import type { LiveApp, LiveSite, Switch } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { readReleases } from '../releases/store-release.ts';
import { checkFit } from './check-fit.ts';
import { checkScope } from './check-scope.ts';
import { commitSwitch } from './commit-switch.ts';
import { composeCanaries } from './compose-canaries.ts';
import { nextCandidates } from './next-candidates.ts';
import { nothingPublished, PublishError } from './publish-error.ts';
import { pruneStore } from './prune-store.ts';
import type { Publisher } from './publisher.ts';
import { removeUnused } from './remove-unused.ts';
import { nextVersionRecords } from './next-version-records.ts';

export interface SwitchInput extends Pick<Switch, 'action'> {
  apps: Record<string, LiveApp>;
  /** New settings of the site. By default they do not change. */
  settings?: SiteSettings | undefined;
  /** The switch whose state is restored, for a rollback or if no app changes. */
  position?: number;
  /** Whether versions that the switch replaces come back only by name. */
  withdraws?: boolean;
  /** Candidates to keep if they fit; by default the current ones. */
  candidates?: readonly Candidate[];
  /** The changes that the switch makes to candidates, in order. */
  candidateChanges?: readonly CandidateChange[];
  publisher: Publisher;
  /** The API that the releases will use. If null or absent, it is not known and is not compared. */
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
    candidates: given = live?.candidates ?? [],
    candidateChanges = [],
    publisher,
    api = null,
  }: SwitchInput,
): Promise<void> {
  if (!settings) throw nothingPublished();
  checkScope(live, { apps, settings }, publisher);
  const isRollback = action === 'rollback';
  const obstacles = await checkFit(folder, apps, { before: live?.apps, api, isRollback });
  if (obstacles.length > 0) throw new PublishError(obstacles.join('\n'));
  const number = (live?.number ?? 0) + 1;
  const at = Math.floor(Date.now() / 1_000);
  const { candidates, ended } = await nextCandidates(folder, live, { apps, candidates: given, at });
  const releases = await readReleases(folder, liveVersions({ apps }));
  const composition = await compose(folder, readSiteSettings(settings), releases, (failures) => {
    // What a rollback goes back to has been live.
    if (!isRollback) throw new PublishError(failures.join('\n'));
  });
  const next: LiveSite = {
    number,
    position: position ?? number,
    action,
    at,
    by: publisher.by,
    commit: publisher.commit,
    apps,
    settings,
    candidates,
    candidateChanges: [...candidateChanges, ...ended],
    composition,
    canaryCompositions: await composeCanaries(folder, { apps, settings, candidates }),
    cookieKey: live?.cookieKey ?? drawCookieKey(),
    ...nextVersionRecords(live, { apps, candidates, withdraws, retires: action === 'retirement', at }),
  };
  await commitSwitch(folder, live, next);
  await removeUnused(folder, live, next);
  await pruneStore(folder, next);
}
