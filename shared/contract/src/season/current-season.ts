import { flag } from '../shape/flag.ts';
import { instant } from '../shape/instant.ts';
import { nullable, nullish, optional, readBy, withDefault } from '../shape/modifiers.ts';
import { isRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { readText, text } from '../shape/text.ts';
import { SeasonAge } from './season-age.ts';

const fields = record({
  /** Free text, because the top bar also shows "primordial". The default is GENESIS (specification, section 8). */
  spawnSeason: withDefault(
    readBy(text, (value) => readText(value)?.trim() ?? null),
    'GENESIS',
  ),
  spawnAge: optional(SeasonAge),
  isSpawnCycleActive: flag,
  spawnCycleEnd: nullable(instant),
  /** When the next cycle opens; other providers may not send it. */
  spawnCycleStart: nullish(instant),
  seasonStart: nullable(instant),
  seasonEnd: nullable(instant),
  active: flag,
});

/** Response of `GET /v1/seasons/current`. */
export const CurrentSeason = readBy(fields, (response) => {
  if (!isRecord(response)) return null;
  const spawnAge = SeasonAge.read(response['spawnAge']) ?? response['spawnAgeRoman'];
  const season = fields.readWith(response, { spawnAge });
  /** False if the provider sends no name; the account may then have it. */
  const isNamed = readText(response['spawnSeason']) !== null;
  return season && { ...season, isNamed };
});
export type CurrentSeason = Strict<typeof CurrentSeason>;
export type SeasonInfo = Lenient<typeof CurrentSeason>;
