import * as z from 'zod/mini';
import { DragonState } from './asset.ts';
import { AssetId } from './ids.ts';
import { Instant } from './instant.ts';

/** Answer of `GET /v1/eggs/hatch/estimate/{id}`: the next state of an egg, and when it begins. */
export const HatchEstimate = z.object({
  id: AssetId,
  state: DragonState,
  /** Null once the egg has hatched. */
  nextState: z.nullable(DragonState),
  nextStateAt: z.nullable(Instant),
  hatchesAt: z.nullable(Instant),
  /** The provider's clock, for countdowns. */
  now: Instant,
});
export type HatchEstimate = z.infer<typeof HatchEstimate>;
