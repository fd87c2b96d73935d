import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import * as air from './air.ts';
import * as earth from './earth.ts';
import * as fire from './fire.ts';
import * as genesis from './genesis.ts';
import * as water from './water.ts';
import type { KeyColors } from './season-skin.ts';

/** Colours of gateway keys by season. */
export const keyColors: Record<SpawnSeason, KeyColors> = {
  GENESIS: genesis.key,
  EARTH: earth.key,
  WATER: water.key,
  AIR: air.key,
  FIRE: fire.key,
};
