import * as z from 'zod/mini';

const Count = z.int().check(z.nonnegative());

/** Answer of `GET /v1/metrics`: public totals. */
export const Metrics = z.object({
  /** Hatched dragons. */
  primalDragons: Count,
  gatewayKeys: Count,
  users: Count,
  /** Eggs that have not hatched yet, golden ones included. */
  primalEggs: Count,
  goldenEggs: Count,
});
export type Metrics = z.infer<typeof Metrics>;
