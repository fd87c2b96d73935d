import type { Candidate, CandidateChange } from '@emberclutch/contract/site/publishing.ts';
import { applyCandidate, toVersions } from '../releases/live-site.ts';
import type { LiveApp, LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { areStored } from '../releases/store-release.ts';
import { checkFit } from './check-fit.ts';

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
export async function selectNextCandidates(
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
