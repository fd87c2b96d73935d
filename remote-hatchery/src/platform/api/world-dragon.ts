import { readAlleleIndex } from '@emberclutch/art/gene-reading.ts';
import { isGenome } from '@emberclutch/art/genome.ts';
import { isRare } from '@emberclutch/art/is-rare.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { WorldColumns } from '@emberclutch/contract/world/world-dragons.ts';

/** A hatched dragon of the compact response. */
export interface WorldDragon {
  id: number;
  /** Number that determines its position on the map, if it differs from the id. */
  home?: number;
  house: Element;
  magic: Element;
  season: SpawnSeason | null;
  /** Age of the season it was spawned in. */
  age: number;
  golden: boolean;
  /** Whether its genome is one of the rarest; false if the provider does not report it. */
  rare: boolean;
  /** Index of its body plan in the gene map; null if the provider does not send it. */
  body: number | null;
  /** Index of its wings in the gene map; null if the provider does not send it. */
  wings: number | null;
  /** Epoch seconds; 0 if the provider does not send it. */
  hatchedAt: number;
}

/** Skips dragons with an unknown id, house or magic. */
export const readColumns = (columns: WorldColumns): WorldDragon[] =>
  columns.ids.flatMap((id, index) => {
    const house = elements[columns.houses[index] ?? -1];
    const magic = elements[columns.magics[index] ?? -1];
    if (id === null || !house || !magic) return [];
    return [
      {
        id,
        house,
        magic,
        season: spawnSeasons[columns.seasons[index] ?? -1] ?? null,
        age: columns.ages[index] ?? 0,
        golden: columns.golden.has(id),
        rare: columns.rare.has(id),
        body: columns.bodies[index] ?? null,
        wings: columns.wings[index] ?? null,
        hatchedAt: columns.hatched[index] ?? 0,
      },
    ];
  });

/** Skips eggs, and dragons without a house, which have no region on the map. */
export const readAssets = (assets: readonly AssetInfo[]): WorldDragon[] =>
  assets.flatMap(({ id, golden, rarity, dragon, assetState }) => {
    if (assetState !== 'HATCHED' || !dragon?.house) return [];
    const genome = dragon.genome && isGenome(dragon.genome) ? dragon.genome : null;
    return [
      {
        id,
        house: dragon.house,
        magic: dragon.magic ?? dragon.house,
        season: spawnSeasons.find((season) => season === dragon.spawn) ?? null,
        age: dragon.spawnAge ?? 0,
        golden,
        rare: isRare(rarity),
        body: genome && readAlleleIndex(genome, 'body'),
        wings: genome && readAlleleIndex(genome, 'wings'),
        hatchedAt: dragon.dragon?.hatchedAt ?? 0,
      },
    ];
  });
