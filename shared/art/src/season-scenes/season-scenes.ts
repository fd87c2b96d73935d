import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import * as air from './air.ts';
import * as earth from './earth.ts';
import * as fire from './fire.ts';
import * as genesis from './genesis.ts';
import * as primordial from './primordial.ts';
import type { SeasonDrawings } from './season-scene.ts';
import * as water from './water.ts';

/** The drawings of all seasons, for programs that need not load them separately. */
export const seasonScenes: Record<SeasonName, SeasonDrawings> = {
  GENESIS: genesis,
  EARTH: earth,
  WATER: water,
  AIR: air,
  FIRE: fire,
  PRIMORDIAL: primordial,
};
