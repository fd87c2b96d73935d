import type { Publisher, ReleaseOrder, ReleaseResult } from '@emberclutch/contract/site/publishing.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/site-operations.ts';

interface Builds extends Pick<ReleaseOrder, 'withdrawn'> {
  /** Output folders. */
  dists: readonly string[];
  publisher: Publisher;
}

/** Stores builds and makes them live in one switch. @throws {PublishError} */
export async function releaseBuilds(
  site: SiteOperations,
  { dists, publisher, withdrawn }: Builds,
): Promise<ReleaseResult> {
  // Side by side: one large script alone would keep one core busy.
  const releases = await Promise.all(dists.map((dist) => site.store(dist)));
  return site.release({ releases, withdrawn, ...publisher });
}
