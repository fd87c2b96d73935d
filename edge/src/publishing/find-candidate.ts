import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { PublishError } from './publish-error.ts';

interface Found {
  live: LiveSite;
  candidate: Candidate;
  others: Candidate[];
}

/**
 * @param reference id of a candidate, or an app of a canary
 * @throws {PublishError} if there is none with this name
 */
export async function findCandidate(folder: SiteFolder, reference: string): Promise<Found> {
  const live = await readLiveSite(folder);
  const candidate = live?.candidates.find(
    ({ id, share, apps }) => id === reference || (share !== null && Object.hasOwn(apps, reference)),
  );
  if (live && candidate)
    return { live, candidate, others: live.candidates.filter((other) => other !== candidate) };
  throw new PublishError(
    `There is neither a canary of ${reference} nor a candidate of this id. \`npx pnpm@12 releases\` lists them.`,
  );
}
