import { count } from '../shape/number.ts';
import { record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';

/** Response of `GET /v1/metrics`: public totals. */
export const Metrics = record({
  primalDragons: count,
  gatewayKeys: count,
  users: count,
  /** Eggs that have not hatched yet, including golden ones. */
  primalEggs: count,
  goldenEggs: count,
});
export type Metrics = Strict<typeof Metrics>;
export type MetricsInfo = Lenient<typeof Metrics>;
