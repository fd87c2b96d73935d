import type {
  AppVersion,
  Publisher,
  ReleaseOrder,
  ReleaseResult,
} from '@emberclutch/contract/site/publishing.ts';
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
  const releases: AppVersion[] = [];
  for (const dist of dists) releases.push(await site.store(dist));
  return site.release({ releases, withdrawn, ...publisher });
}
