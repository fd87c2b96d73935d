import * as z from 'zod/mini';
import { AssetId } from './ids.ts';
import { Instant } from './instant.ts';
import { queryObject } from './query-object.ts';
import { SeasonAge } from './season.ts';
import { wholeNumberText } from './whole-number-text.ts';

const Place = z.int().check(z.nonnegative());

/**
 * Answer of `GET /v1/world/dragons`: every hatched dragon, in the order of hatching; with `since`, those that have
 * hatched from then on. One array per column, all of one length, because names repeated for each dragon would be most of
 * what is sent. An addition that other providers need not have.
 */
export const WorldDragonsAnswer = z.object({
  ids: z.array(AssetId),
  /** Places of house and magic in `Element`, and of the season in `SpawnSeason`. */
  houses: z.array(Place),
  magics: z.array(Place),
  seasons: z.array(Place),
  ages: z.array(SeasonAge),
  /** Instants of hatching. */
  hatched: z.array(Instant),
  /** Body plans, by their places in the gene map; absent where the provider does not send them. */
  bodies: z.optional(z.array(Place)),
  /** Ids of the golden ones. */
  golden: z.array(AssetId),
});
export type WorldDragonsAnswer = z.infer<typeof WorldDragonsAnswer>;

/** Query of `GET /v1/world/dragons`. */
export const WorldDragonsQuery = queryObject({
  since: z.optional(wholeNumberText(Instant)),
});

/** Answer of `GET /v1/world/clock`: server time in milliseconds, finer than the `Date` header of other answers. */
export const WorldClock = z.object({ now: z.int().check(z.nonnegative()) });
export type WorldClock = z.infer<typeof WorldClock>;
