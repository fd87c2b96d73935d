import type {
  AppVersion,
  CandidateOrder,
  CandidateResult,
  Publisher,
} from '@emberclutch/contract/site/publishing.ts';
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
  const releases: AppVersion[] = [];
  for (const dist of dists) releases.push(await site.store(dist));
  return site.offer({ releases, ...order, ...publisher });
}
