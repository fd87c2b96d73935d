import { Digits64 } from '../genome/digits-64.ts';
import { entityId } from '../shape/entity-id.ts';
import { instant } from '../shape/instant.ts';
import { list, readList } from '../shape/list.ts';
import { nullable, readBy, required, unread } from '../shape/modifiers.ts';
import { currency } from '../shape/money.ts';
import { count } from '../shape/number.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { readText } from '../shape/text.ts';
import { Offer } from './offer.ts';
import { SeasonAge } from './season-age.ts';
import { SpawnSeason } from './spawn-season.ts';

const Odds = record({ genomes: required(count), of: required(count) });

/** One spawn cycle: its times, its offer, and the proof that its eggs are random. */
export const SpawnCycle = record({
  id: required(entityId),
  opensAt: required(instant),
  closesAt: required(instant),
  /** The total offer, not the remaining stock. */
  eggs: Offer,
  keys: unread(Offer),
  currency,
  /** The odds of a golden egg: `genomes` of `of`. They are fixed before the cycle opens. */
  golden: readBy(Odds, (value) => {
    const odds = Odds.read(value);
    return odds && odds.of > 0 ? odds : null;
  }),
  /** The SHA-256 hash of the secret's bytes. The provider publishes it before the cycle opens. */
  secretHash: unread(Digits64),
  /** The key from which the provider derives the cycle's genomes; null until the cycle is closed and none of its locks is held. */
  secret: unread(nullable(Digits64)),
});
export type SpawnCycle = Strict<typeof SpawnCycle>;

export const CalendarSeason = record({
  /** Index in the calendar: 0 is GENESIS. */
  id: unread(count),
  season: readBy(SpawnSeason, readText),
  age: SeasonAge,
  startsAt: unread(instant),
  endsAt: unread(instant),
  cycles: list(SpawnCycle),
});
export type CalendarSeason = Strict<typeof CalendarSeason>;

/**
 * Response of `GET /v1/seasons`: the seasons in chronological order, with at least one season that has not begun yet. The reader
 * returns the cycles, each with its season, and omits cycles without a number or without times.
 */
export const SeasonCalendar = readBy(record({ seasons: list(CalendarSeason) }), (response) => {
  const { seasons } = readRecord(response);
  if (!Array.isArray(seasons)) return null;
  return readList(seasons)
    .flatMap((item) => {
      const season = CalendarSeason.read(item);
      return (season?.cycles ?? []).map((cycle) => toCycle(season, cycle));
    })
    .toSorted((first, second) => first.opensAt - second.opensAt);
});
export type SeasonCalendar = Strict<typeof SeasonCalendar>;

export type CycleInfo = Lenient<typeof SeasonCalendar>[number];

const toCycle = (
  season: Lenient<typeof CalendarSeason> | null,
  { eggs, ...cycle }: Lenient<typeof SpawnCycle>,
) => ({
  ...cycle,
  season: season?.season ?? '',
  age: season?.age ?? null,
  eggs: eggs?.count ?? null,
  eggFee: eggs?.fee ?? null,
});
