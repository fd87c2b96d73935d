import type { PageQueryList } from '@emberclutch/web/routing/page-query.ts';
import { metricsQueries } from '../../platform/api/metrics.ts';
import { newestEggQueries } from '../../platform/api/newest-eggs.ts';

export const listHomeQueries = (): PageQueryList => [
  newestEggQueries.hatchingNext(),
  newestEggQueries.hatchlings(),
  newestEggQueries.golden(),
  metricsQueries.now(),
];
