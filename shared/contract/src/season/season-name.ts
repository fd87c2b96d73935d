import { spawnSeasons } from './spawn-season.ts';

/** The seasons that have no spawn cycle, and therefore no assets. */
const seasonsWithoutCycle = ['PRIMORDIAL'] as const;
export type SeasonWithoutCycle = (typeof seasonsWithoutCycle)[number];

/** Every season with a look of its own. */
export const seasonNames = [...spawnSeasons, ...seasonsWithoutCycle] as const;
export type SeasonName = (typeof seasonNames)[number];

/** The season whose look is shown for a name as any provider writes it: GENESIS for one that is not known. */
export const knownSeason = (name: string): SeasonName =>
  seasonNames.find((known) => known === name.toUpperCase()) ?? 'GENESIS';

/** The season without spawn cycles that any provider names so; undefined for another one. */
export const seasonWithoutCycle = (name: string): SeasonWithoutCycle | undefined =>
  seasonsWithoutCycle.find((known) => known === name.toUpperCase());

/** Whether a season has spawn cycles, for a name as any provider writes it. True for one that is not known. */
export const hasSpawnCycle = (name: string): boolean => !seasonWithoutCycle(name);
