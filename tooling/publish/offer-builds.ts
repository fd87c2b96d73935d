import type { CandidateOrder, CandidateResult, Publisher } from '@emberclutch/contract/site/publishing.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/site-operations.ts';

interface Builds extends Pick<CandidateOrder, 'share' | 'again'> {
  /** Output folders. */
  dists: readonly string[];
  publisher: Publisher;
}

/** Stores builds and offers them as one canary or preview. @throws {PublishError} */
export async function offerBuilds(
  site: SiteOperations,
  { dists, publisher, ...order }: Builds,
): Promise<CandidateResult> {
  // Side by side: one large script alone would keep one core busy.
  const releases = await Promise.all(dists.map((dist) => site.store(dist)));
  return site.offer({ releases, ...order, ...publisher });
}
