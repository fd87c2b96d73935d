import type { Shape } from '../shape/shape.ts';
import { readText } from '../shape/text.ts';

/** The seasons that have spawn cycles, in calendar order (specification, section 9). */
export const spawnSeasons = ['GENESIS', 'EARTH', 'WATER', 'AIR', 'FIRE'] as const;
export type SpawnSeason = (typeof spawnSeasons)[number];

/** Reads the name of a season, in upper case. Other providers have further seasons, such as PRIMORDIAL. */
export const readSeasonName = (value: unknown): string | null =>
  readText(value)?.trim().toUpperCase() ?? null;

export const SpawnSeason: Shape<SpawnSeason, string | null> = {
  kind: 'oneOf',
  values: spawnSeasons,
  read: readSeasonName,
};
