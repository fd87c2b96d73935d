import * as z from 'zod/mini';
import { DragonState } from './asset.ts';
import { AssetId } from './ids.ts';
import { Instant } from './instant.ts';

/** Answer of `GET /v1/eggs/hatch/estimate/{id}`: when the egg changes next, and into what. */
export const HatchEstimate = z.object({
  id: AssetId,
  state: DragonState,
  /** Null once it has hatched, and where the instant is not known. */
  nextState: z.nullable(DragonState),
  nextStateAt: z.nullable(Instant),
  hatchesAt: z.nullable(Instant),
  /** The provider's clock, to count down by. */
  now: Instant,
});
export type HatchEstimate = z.infer<typeof HatchEstimate>;
