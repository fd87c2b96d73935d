import type { Candidate, CandidateChange } from '@emberclutch/contract/site/publishing.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { checkCandidateScope } from './check-scope.ts';
import { findCandidate } from './find-candidate.ts';
import { changeOf } from './next-candidates.ts';
import { switchSite } from './switch-site.ts';
import type { SwitchInput } from './switch-site.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface Drop extends Pick<SwitchInput, 'publisher'> {
  /** Id of a candidate, or an app of a canary. */
  reference: string;
  /** Set if the canary is withdrawn automatically: the reason, as a sentence. */
  reason?: string;
}

/**
 * Ends a candidate: its visitors get the live site with their next page. Versions of a canary come back only by name.
 * @throws {PublishError} if there is none with this name
 */
export const dropCandidate = (
  folder: SiteFolder,
  { reference, reason, publisher }: Drop,
): Promise<Candidate> =>
  withPublishLock(folder, async () => {
    const { live, candidate, others } = await findCandidate(folder, reference);
    checkCandidateScope(candidate, publisher);
    const change: CandidateChange =
      reason === undefined ? changeOf(candidate, 'dropped') : { ...changeOf(candidate, 'withdrawn'), reason };
    await switchSite(folder, live, {
      action: reason === undefined ? 'drop' : 'withdrawal',
      apps: live.apps,
      position: live.position,
      candidates: others,
      candidateChanges: [change],
      publisher,
    });
    return candidate;
  });
