import { spawnSeasons } from './spawn-season.ts';

/** The seasons that have no spawn cycle, and therefore no assets. */
const seasonsWithoutCycle = ['PRIMORDIAL'] as const;
export type SeasonWithoutCycle = (typeof seasonsWithoutCycle)[number];

/** Every season that has its own look. */
export const seasonNames = [...spawnSeasons, ...seasonsWithoutCycle] as const;
export type SeasonName = (typeof seasonNames)[number];

/** Finds the season whose look applies to a name in any provider's spelling: GENESIS for an unknown name. */
export const toKnownSeason = (name: string): SeasonName =>
  seasonNames.find((season) => season === name.toUpperCase()) ?? 'GENESIS';

/** Finds the season without spawn cycles that has this name in any provider's spelling; undefined for any other name. */
export const findSeasonWithoutCycle = (name: string): SeasonWithoutCycle | undefined =>
  seasonsWithoutCycle.find((season) => season === name.toUpperCase());

/** Checks whether the season with this name in any provider's spelling has spawn cycles. True for an unknown name. */
export const hasSpawnCycle = (name: string): boolean => !findSeasonWithoutCycle(name);
