import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/site-operations.ts';

/** Stores builds side by side: one large script alone would keep one core busy. @param dists output folders */
export const storeBuilds = (site: SiteOperations, dists: readonly string[]): Promise<AppVersion[]> =>
  Promise.all(dists.map((dist) => site.store(dist)));
