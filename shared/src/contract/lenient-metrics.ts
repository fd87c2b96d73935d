import * as z from 'zod/mini';
import { readCount } from './readers/count.ts';
import { memberOf } from './readers/member-of.ts';

const count = memberOf(readCount);

/** `Metrics` of any provider; a total that is missing is null. */
export const LenientMetrics = z.object({
  primalDragons: count,
  gatewayKeys: count,
  users: count,
  primalEggs: count,
  goldenEggs: count,
});
export type MetricsInfo = z.infer<typeof LenientMetrics>;
