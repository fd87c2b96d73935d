import * as z from 'zod/mini';
import { Instant } from './instant.ts';
import { Currency } from './money.ts';
import { queryObject } from './query-object.ts';
import { SeasonAge, SpawnSeason } from './season.ts';
import { Offer } from './spawn.ts';
import { wholeNumberText } from './whole-number-text.ts';

/** 32 bytes as 64 lower-case hexadecimal digits: a secret, its hash, a genome. */
export const Digits64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export type Digits64 = z.infer<typeof Digits64>;

export const CycleId = z.int().check(z.positive());
export type CycleId = z.infer<typeof CycleId>;

/** One spawn cycle: its times, its offer, and what is needed to verify that its eggs were drawn at random. */
export const SpawnCycle = z.object({
  id: CycleId,
  opensAt: Instant,
  closesAt: Instant,
  /** The total offer, not what is left. */
  eggs: Offer,
  keys: Offer,
  currency: Currency,
  /** Odds of a golden egg: `genomes` of `of`. Fixed before the cycle opens. */
  golden: z.object({ genomes: z.int(), of: z.int() }),
  /** SHA-256 of the secret's bytes, published before the cycle opens. */
  secretHash: Digits64,
  /** The key from which its genomes are derived: null until the cycle is closed and no lock of it is held. */
  secret: z.nullable(Digits64),
});
export type SpawnCycle = z.infer<typeof SpawnCycle>;

export const CalendarSeason = z.object({
  /** Index in the calendar: 0 is GENESIS. */
  id: z.int().check(z.nonnegative()),
  season: SpawnSeason,
  age: SeasonAge,
  startsAt: Instant,
  endsAt: Instant,
  cycles: z.array(SpawnCycle),
});
export type CalendarSeason = z.infer<typeof CalendarSeason>;

/** Query of `GET /v1/seasons`: the last `limit` seasons, or those before season `before`. */
export const SeasonCalendarQuery = queryObject({
  limit: z._default(wholeNumberText(z.int().check(z.minimum(1), z.maximum(50))), 8),
  before: z.optional(wholeNumberText(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
});
export type SeasonCalendarQuery = z.infer<typeof SeasonCalendarQuery>;

/** Answer of `GET /v1/seasons`: in chronological order, with at least one season that has not begun yet. */
export const SeasonCalendar = z.object({ seasons: z.array(CalendarSeason) });
export type SeasonCalendar = z.infer<typeof SeasonCalendar>;
