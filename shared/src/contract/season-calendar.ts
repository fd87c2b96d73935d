import * as z from 'zod/mini';
import { Instant } from './instant.ts';
import { Currency } from './money.ts';
import { SeasonAge, SpawnSeason } from './season.ts';
import { Offer } from './spawn.ts';

/** 32 bytes as 64 lower-case hexadecimal digits: a secret, its hash, a genome. */
export const Digits64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export type Digits64 = z.infer<typeof Digits64>;

export const CycleId = z.int().check(z.positive());
export type CycleId = z.infer<typeof CycleId>;

/** One spawn cycle: when, what, for how much, and what it takes to check that nobody chose its eggs. */
export const SpawnCycle = z.object({
  id: CycleId,
  opensAt: Instant,
  closesAt: Instant,
  /** What is offered in all, not what is left. */
  eggs: Offer,
  keys: Offer,
  currency: Currency,
  /** The odds of a golden egg: so many of so many genomes. Fixed before the cycle opens. */
  golden: z.object({ genomes: z.int(), of: z.int() }),
  /** SHA-256 of the secret's bytes, published before the cycle opens. */
  secretHash: Digits64,
  /** What its genomes are drawn from: null until the cycle is closed and nothing of it is held any more. */
  secret: z.nullable(Digits64),
});
export type SpawnCycle = z.infer<typeof SpawnCycle>;

export const CalendarSeason = z.object({
  /** Its place in the calendar: 0 is GENESIS. */
  id: z.int().check(z.nonnegative()),
  season: SpawnSeason,
  age: SeasonAge,
  startsAt: Instant,
  endsAt: Instant,
  cycles: z.array(SpawnCycle),
});
export type CalendarSeason = z.infer<typeof CalendarSeason>;

/** Query of `GET /v1/seasons`: the last so many seasons, or those before one that is known. */
export const SeasonCalendarQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 8),
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
});
export type SeasonCalendarQuery = z.infer<typeof SeasonCalendarQuery>;

/** Answer of `GET /v1/seasons`: in order of time, with at least one season that has not begun yet. */
export const SeasonCalendar = z.object({ seasons: z.array(CalendarSeason) });
export type SeasonCalendar = z.infer<typeof SeasonCalendar>;
