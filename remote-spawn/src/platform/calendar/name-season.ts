import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';

/** `Genesis`, `Earth II`. A season that only another provider knows keeps the name that the provider sends. */
export const nameSeason = (season: string, age: number | null = null): string =>
  findKnownSeason(season) === undefined ? season : formatSeasonTitle(season, age);

/** @param name in any case. @returns undefined for a season that only another provider knows */
export const findKnownSeason = (name: string): SpawnSeason | undefined =>
  spawnSeasons.find((season) => season === name.toUpperCase());
