import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import * as air from './air.ts';
import * as earth from './earth.ts';
import * as fire from './fire.ts';
import * as genesis from './genesis.ts';
import * as water from './water.ts';

/** Light at the edge of share pictures, by the season of the asset: `#rrggbb`. */
export const shareWashes: Record<SpawnSeason, string> = {
  GENESIS: genesis.shareWash,
  EARTH: earth.shareWash,
  WATER: water.shareWash,
  AIR: air.shareWash,
  FIRE: fire.shareWash,
};
