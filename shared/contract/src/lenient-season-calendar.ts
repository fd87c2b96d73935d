import { readAge } from './readers/age.ts';
import { readCount } from './readers/count.ts';
import { readCurrency } from './readers/currency.ts';
import { readEntityId } from './readers/entity-id.ts';
import { readInstant } from './readers/instant.ts';
import { readList } from './readers/list.ts';
import { readMoney } from './readers/money.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';

/** A spawn cycle of the calendar as far as it could be read. */
export interface CycleInfo {
  id: number;
  season: string;
  age: number | null;
  /** Epoch seconds. */
  opensAt: number;
  closesAt: number;
  eggs: number | null;
  eggFee: string | null;
  currency?: string;
  /** Published odds of a golden egg: `genomes` of `of`; null if the provider publishes none. */
  golden: { genomes: number; of: number } | null;
}

/** Reads `SeasonCalendar`: all cycles in order of time. Those without a number or without times are left out. */
export const LenientSeasonCalendar = schemaOf((answer): CycleInfo[] | null => {
  const { seasons } = readRecord(answer);
  if (!Array.isArray(seasons)) return null;
  return readList(seasons)
    .flatMap((season) => readList(readRecord(season).cycles).map((cycle) => readCycle(cycle, season)))
    .filter((cycle) => cycle !== null)
    .toSorted((one, other) => one.opensAt - other.opensAt);
});

function readCycle(value: unknown, ofSeason: unknown): CycleInfo | null {
  const { season, age } = readRecord(ofSeason);
  const cycle = readRecord(value);
  const id = readEntityId(cycle.id);
  const opensAt = readInstant(cycle.opensAt);
  const closesAt = readInstant(cycle.closesAt);
  if (id === null || opensAt === null || closesAt === null) return null;
  const { count, fee } = readRecord(cycle.eggs);
  const currency = readCurrency(cycle.currency);
  return {
    id,
    season: readText(season) ?? '',
    age: readAge(age),
    opensAt,
    closesAt,
    eggs: readCount(count),
    eggFee: readMoney(fee, currency),
    currency,
    golden: readOdds(cycle.golden),
  };
}

function readOdds(value: unknown): CycleInfo['golden'] {
  const { genomes, of } = readRecord(value);
  const [part, whole] = [readCount(genomes), readCount(of)];
  return part !== null && whole !== null && whole > 0 ? { genomes: part, of: whole } : null;
}
