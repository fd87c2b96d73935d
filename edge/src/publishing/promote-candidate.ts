import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { LiveApp } from '../releases/live-site.ts';
import { readRelease } from '../releases/read-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { areStored } from '../releases/store-release.ts';
import { findCandidate } from './find-candidate.ts';
import { changeOf } from './next-candidates.ts';
import { PublishError } from './publish-error.ts';
import { switchSite } from './switch-site.ts';
import type { SwitchInput } from './switch-site.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface Promotion extends Pick<SwitchInput, 'publisher' | 'api'> {
  /** Id of a candidate, or an app of a canary. */
  reference: string;
}

/**
 * Makes a candidate live for all visitors.
 * @throws {PublishError} if there is none with this name, or it no longer fits the live site
 */
export const promoteCandidate = (
  folder: SiteFolder,
  { reference, publisher, api }: Promotion,
): Promise<Candidate> =>
  withPublishLock(folder, async () => {
    const { live, candidate, others } = await findCandidate(folder, reference);
    const apps = { ...live.apps };
    if (!(await areStored(folder, new Map(Object.entries(candidate.apps)))))
      throw new PublishError('Files of this candidate are no longer stored.');
    for (const [app, version] of Object.entries(candidate.apps))
      apps[app] = await liveApp(folder, app, version);
    await switchSite(folder, live, {
      action: 'promotion',
      apps,
      candidates: others,
      candidateChanges: [changeOf(candidate, 'promoted')],
      // The history names the commit that the candidate was built from, wherever the promotion was ordered.
      publisher: { ...publisher, commit: candidate.commit },
      api,
    });
    return candidate;
  });

async function liveApp(folder: SiteFolder, app: string, version: string): Promise<LiveApp> {
  const { sources = null } = await readRelease(folder.release(app, version));
  return { version, sources };
}
