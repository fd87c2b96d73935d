import { spawnSeasons } from './spawn-season.ts';

/** Every season with a look of its own. PRIMORDIAL has no spawn cycle, and therefore no assets. */
export const seasonNames = [...spawnSeasons, 'PRIMORDIAL'] as const;
export type SeasonName = (typeof seasonNames)[number];

/** The season whose look is shown for a name as any provider writes it: GENESIS for one that is not known. */
export const knownSeason = (name: string): SeasonName =>
  seasonNames.find((known) => known === name.toUpperCase()) ?? 'GENESIS';
