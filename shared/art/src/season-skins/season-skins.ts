import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { air } from './air.ts';
import { earth } from './earth.ts';
import { fire } from './fire.ts';
import { genesis } from './genesis.ts';
import { primordial } from './primordial.ts';
import type { SeasonSkin } from './season-skin.ts';
import { water } from './water.ts';

/** The look of every season. */
export const seasonSkins = {
  GENESIS: genesis,
  EARTH: earth,
  WATER: water,
  AIR: air,
  FIRE: fire,
  PRIMORDIAL: primordial,
} as const satisfies Record<SeasonName, SeasonSkin>;
