import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
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
}

/**
 * Ends a candidate: its visitors get the live site with their next page. Versions of a canary come back only by name.
 * @throws {PublishError} if there is none with this name
 */
export const dropCandidate = (folder: SiteFolder, { reference, publisher }: Drop): Promise<Candidate> =>
  withPublishLock(folder, async () => {
    const { live, candidate, others } = await findCandidate(folder, reference);
    checkCandidateScope(candidate, publisher);
    await switchSite(folder, live, {
      action: 'drop',
      apps: live.apps,
      position: live.position,
      candidates: others,
      candidateChanges: [changeOf(candidate, 'dropped')],
      publisher,
    });
    return candidate;
  });
