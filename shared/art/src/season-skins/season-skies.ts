import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import * as air from './air.ts';
import * as earth from './earth.ts';
import * as fire from './fire.ts';
import * as genesis from './genesis.ts';
import * as primordial from './primordial.ts';
import * as water from './water.ts';
import type { SeasonSky } from './season-skin.ts';

/** Light and air of the world by season. */
export const seasonSkies: Record<SeasonName, SeasonSky> = {
  GENESIS: genesis.sky,
  EARTH: earth.sky,
  WATER: water.sky,
  AIR: air.sky,
  FIRE: fire.sky,
  PRIMORDIAL: primordial.sky,
};
