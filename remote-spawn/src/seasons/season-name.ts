import type { SpawnSeason } from '@emberclutch/shared/contract/season';
import { spawnSeasons } from '@emberclutch/shared/contract/words';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';

/** `Genesis`, `Earth II`. A season that only another provider knows is shown as that provider names it. */
export const seasonName = (season: string, age: number | null = null): string =>
  knownSeason(season) === undefined ? season : seasonTitle(season, age);

/** @param name in any case. @returns undefined for a season that only another provider knows */
export const knownSeason = (name: string): SpawnSeason | undefined =>
  spawnSeasons.find((season) => season === name.toUpperCase());
