import type { Metrics } from './metrics.ts';
import { readCounts } from './readers/counts.ts';
import { schemaOf } from './readers/schema-of.ts';

/** `Metrics` of any provider; a total that is missing is null. */
export type MetricsInfo = Record<keyof Metrics, number | null>;

export const LenientMetrics = schemaOf<MetricsInfo>(
  readCounts(['primalDragons', 'gatewayKeys', 'users', 'primalEggs', 'goldenEggs']),
);
