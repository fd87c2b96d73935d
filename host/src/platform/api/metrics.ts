import { queryOptions } from '@tanstack/react-query';
import { Metrics } from '@emberclutch/contract/asset/metrics.ts';
import { request } from '@emberclutch/web/api/request.ts';

export const getMetrics = (signal?: AbortSignal) =>
  request('/v1/metrics', { access: 'public', reader: Metrics, signal });

export const metricsQueries = {
  all: ['metrics'] as const,
  now: () => queryOptions({ queryKey: metricsQueries.all, queryFn: ({ signal }) => getMetrics(signal) }),
};
