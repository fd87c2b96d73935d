import { dragonStates, elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { DragonState, Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';

export interface SeasonRow {
  house: Element;
  /** Includes states that the provider does not name. */
  count: number;
  states: { state: DragonState; count: number }[];
}

/** One season, shown as a table. */
export interface SeasonCounts {
  season: SpawnSeason;
  count: number;
  houses: SeasonRow[];
}

/** Counts eggs and dragons by season, house and state. A count of 0 is a gap. */
export function countBySeason(assets: readonly AssetInfo[]): SeasonCounts[] {
  const counts = new Map<string, number>();
  const add = (...key: string[]) => counts.set(key.join(), (counts.get(key.join()) ?? 0) + 1);
  for (const { assetState, dragon } of assets) {
    const { spawn, house } = dragon ?? {};
    if (!spawn) continue;
    add(spawn);
    if (house) add(spawn, house);
    if (house && assetState) add(spawn, house, assetState);
  }
  const countKind = (...key: string[]) => counts.get(key.join()) ?? 0;

  return spawnSeasons.map((season) => ({
    season,
    count: countKind(season),
    houses: elements.map((house) => ({
      house,
      count: countKind(season, house),
      states: dragonStates.map((state) => ({ state, count: countKind(season, house, state) })),
    })),
  }));
}
