import { readAge } from './readers/age.ts';
import { readFlag } from './readers/flag.ts';
import { readInstant } from './readers/instant.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';
import type { CurrentSeason } from './season.ts';

/** The current season as far as it could be read. */
export interface SeasonInfo extends CurrentSeason {
  /** False if the provider sends no name: the season reads as GENESIS (specification, section 8), and the account may know better. */
  isNamed: boolean;
}

/** Reads the season of any provider. An answer that is no object cannot be read. */
export const LenientSeason = schemaOf((answer): SeasonInfo | null => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const season = readRecord(answer);
  const name = readText(season.spawnSeason)?.trim();
  return {
    spawnSeason: name ?? 'GENESIS',
    isNamed: name !== undefined,
    spawnAge: readAge(season.spawnAge) ?? readAge(season.spawnAgeRoman) ?? undefined,
    isSpawnCycleActive: readFlag(season.isSpawnCycleActive),
    spawnCycleEnd: readInstant(season.spawnCycleEnd),
    spawnCycleStart: readInstant(season.spawnCycleStart),
    seasonStart: readInstant(season.seasonStart),
    seasonEnd: readInstant(season.seasonEnd),
    active: readFlag(season.active),
  };
});
