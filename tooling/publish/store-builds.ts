import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/site-operations.ts';

/** Stores builds in parallel: compressing one large script would occupy one core only. @param dists output folders */
export const storeBuilds = (site: SiteOperations, dists: readonly string[]): Promise<AppVersion[]> =>
  Promise.all(dists.map((dist) => site.store(dist)));
