import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Candidate, CandidateOrder } from '@emberclutch/contract/site/publishing.ts';
import { applyCandidate, toVersions, readLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { readRelease } from '../releases/read-release.ts';
import { toShortName } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import { areStored, isStored } from '../releases/store-release.ts';
import { compose } from '../rendering/compose.ts';
import { checkFit } from './check-fit.ts';
import { checkCandidateScope } from './check-scope.ts';
import { describeChange, switchSite } from './switch-site.ts';
import type { SwitchInput } from './switch-site.ts';
import { createUnpublishedError, PublishError } from './publish-error.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface Offer
  extends Pick<CandidateOrder, 'releases' | 'share' | 'again'>, Pick<SwitchInput, 'publisher' | 'api'> {}

/**
 * Offers stored versions instead of the live versions: to a share of all visitors, or to visitors who open the link of a preview. A repeated
 * offer of the same versions keeps the id, so that links stay valid, and visitors keep their version when a share changes.
 * @throws {PublishError} if the versions do not fit the live site, which then stays unchanged
 */
export const offerCandidate = (
  folder: SiteFolder,
  { releases, share, again, publisher, api = null }: Offer,
): Promise<Candidate> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (!live) throw createUnpublishedError();
    const versions = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
    const candidate: Candidate = {
      id: findSameCandidate(live, versions, share)?.id ?? randomBytes(9).toString('base64url'),
      share,
      apps: versions,
      at: Math.floor(Date.now() / 1_000),
      by: publisher.by,
      commit: publisher.commit,
    };
    const apps = applyCandidate(live.apps, candidate);
    checkCandidateScope(candidate, publisher);
    await checkOffer(folder, live, candidate, again);
    const obstacles = await checkFit(folder, apps, { before: live.apps, api });
    if (obstacles.length > 0) throw new PublishError(obstacles.join('\n'));
    const site = { ...readSiteSettings(live.settings), candidate: candidate.id };
    await compose(folder, site, toVersions({ apps }), (failures) => {
      throw new PublishError(failures.join('\n'));
    });
    const replacedCandidates = live.candidates.filter((existing) => isReplaced(existing, candidate));
    await switchSite(folder, live, {
      action: share === null ? 'preview' : 'canary',
      apps: live.apps,
      position: live.position,
      candidates: [
        ...live.candidates.filter((existing) => !replacedCandidates.includes(existing)),
        candidate,
      ],
      candidateChanges: [
        ...replacedCandidates
          .filter(({ id }) => id !== candidate.id)
          .map((replaced) => describeChange(replaced, 'dropped')),
        describeChange(candidate, 'offered'),
      ],
      publisher,
    });
    return candidate;
  });

interface Promotion extends Pick<SwitchInput, 'publisher' | 'api'> {
  /** Id of a candidate, or an app of a canary. */
  reference: string;
}

/** Makes a candidate live for all visitors. @throws {PublishError} if no candidate matches the reference, or it no longer fits the live site */
export const promoteCandidate = (
  folder: SiteFolder,
  { reference, publisher, api }: Promotion,
): Promise<Candidate> =>
  withPublishLock(folder, async () => {
    const { live, candidate, otherCandidates } = await findCandidate(folder, reference);
    const apps = { ...live.apps };
    if (!(await areStored(folder, new Map(Object.entries(candidate.apps)))))
      throw new PublishError('Files of this candidate are no longer stored.');
    for (const [app, version] of Object.entries(candidate.apps)) {
      const { sources = null } = await readRelease(folder.release(app, version));
      apps[app] = { version, sources };
    }
    await switchSite(folder, live, {
      action: 'promotion',
      apps,
      candidates: otherCandidates,
      candidateChanges: [describeChange(candidate, 'promoted')],
      // The history names the commit from which the candidate was built, not the commit of the promoting checkout.
      publisher: { ...publisher, commit: candidate.commit },
      api,
    });
    return candidate;
  });

/**
 * Ends a candidate: its visitors get the live site when they open their next page. The versions of a dropped canary can be a canary or be
 * released again only with `--again`.
 * @throws {PublishError} if no candidate matches the reference
 */
export const dropCandidate = (
  folder: SiteFolder,
  { reference, publisher }: Omit<Promotion, 'api'>,
): Promise<Candidate> =>
  withPublishLock(folder, async () => {
    const { live, candidate, otherCandidates } = await findCandidate(folder, reference);
    checkCandidateScope(candidate, publisher);
    await switchSite(folder, live, {
      action: 'drop',
      apps: live.apps,
      position: live.position,
      candidates: otherCandidates,
      candidateChanges: [describeChange(candidate, 'dropped')],
      publisher,
    });
    return candidate;
  });

/** Finds a candidate. @param reference id of a candidate, or an app of a canary @throws {PublishError} if no candidate matches the reference */
async function findCandidate(folder: SiteFolder, reference: string) {
  const live = await readLiveSite(folder);
  const candidate = live?.candidates.find(
    ({ id, share, apps }) => id === reference || (share !== null && Object.hasOwn(apps, reference)),
  );
  if (live && candidate)
    return { live, candidate, otherCandidates: live.candidates.filter((existing) => existing !== candidate) };
  throw new PublishError(
    `There is neither a canary of ${reference} nor a candidate with this id. \`npx pnpm@12 releases\` lists them.`,
  );
}

const findSameCandidate = ({ candidates }: LiveSite, apps: Candidate['apps'], share: number | null) =>
  candidates.find(
    (existing) => (existing.share === null) === (share === null) && isDeepStrictEqual(existing.apps, apps),
  );

/** Whether a new candidate replaces an existing candidate: their ids are equal, or both are canaries and the new canary has all apps of the other. */
const isReplaced = (existing: Candidate, { id, share, apps }: Candidate): boolean =>
  existing.id === id ||
  (share !== null && existing.share !== null && Object.keys(existing.apps).every((app) => app in apps));

async function checkOffer(
  folder: SiteFolder,
  live: LiveSite,
  candidate: Candidate,
  again: boolean,
): Promise<void> {
  const versions = Object.entries(candidate.apps);
  for (const [app, version] of versions) {
    if (!(await isStored(folder, app, version))) throw new PublishError(`${app} ${version} is not stored.`);
    if (candidate.share !== null && !again && live.withdrawn[app]?.includes(version))
      throw new PublishError(
        `${app} ${version} was rolled back or dropped. \`npx pnpm@12 release ${toShortName(app)} --canary ${candidate.share}% --again\` brings it back.`,
      );
  }
  if (versions.every(([app, version]) => live.apps[app]?.version === version))
    throw new PublishError('These versions are already live.');
  if (candidate.share === null) return;
  const otherCanaries = live.candidates.filter(
    (existing) => existing.share !== null && !isReplaced(existing, candidate),
  );
  const overlapping = otherCanaries.find(({ apps }) =>
    Object.keys(apps).some((app) => app in candidate.apps),
  );
  if (overlapping)
    throw new PublishError(
      `There is already a canary of ${Object.keys(overlapping.apps).join(' and ')}. \`npx pnpm@12 drop ${overlapping.id}\` ends it.`,
    );
  const sum = otherCanaries.reduce((total, { share }) => total + (share ?? 0), candidate.share);
  if (sum > 100) throw new PublishError(`The canaries of this site would have ${sum} % of its visitors.`);
}
