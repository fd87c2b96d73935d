import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import * as air from './air.ts';
import * as earth from './earth.ts';
import * as fire from './fire.ts';
import * as genesis from './genesis.ts';
import * as primordial from './primordial.ts';
import * as water from './water.ts';
import type { SeasonTints } from './season-skin.ts';

/** Colours of pages by season. */
export const seasonTints: Record<SeasonName, SeasonTints> = {
  GENESIS: genesis.tints,
  EARTH: earth.tints,
  WATER: water.tints,
  AIR: air.tints,
  FIRE: fire.tints,
  PRIMORDIAL: primordial.tints,
};
