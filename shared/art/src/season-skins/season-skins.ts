import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { Tint } from '../palette.ts';
import * as air from './air.ts';
import * as earth from './earth.ts';
import * as fire from './fire.ts';
import * as genesis from './genesis.ts';
import * as primordial from './primordial.ts';
import * as water from './water.ts';
import type { SeasonGroundCover, SeasonSky, SeasonTints, SkyDirection } from './season-skin.ts';

// One table per use, each with a row for every season, so that a build contains only the parts of the skins that it uses.

export const seasonTints: Record<SeasonName, SeasonTints> = {
  GENESIS: genesis.tints,
  EARTH: earth.tints,
  WATER: water.tints,
  AIR: air.tints,
  FIRE: fire.tints,
  PRIMORDIAL: primordial.tints,
};

/** Celestial coordinates at the centre of the night sky behind pages. */
export const seasonStars: Record<SeasonName, SkyDirection> = {
  GENESIS: genesis.stars,
  EARTH: earth.stars,
  WATER: water.stars,
  AIR: air.stars,
  FIRE: fire.stars,
  PRIMORDIAL: primordial.stars,
};

/** The line that announces the change of season. */
export const seasonAnnouncements: Record<SeasonName, string> = {
  GENESIS: genesis.announcement,
  EARTH: earth.announcement,
  WATER: water.announcement,
  AIR: air.announcement,
  FIRE: fire.announcement,
  PRIMORDIAL: primordial.announcement,
};

export const seasonSkies: Record<SeasonName, SeasonSky> = {
  GENESIS: genesis.sky,
  EARTH: earth.sky,
  WATER: water.sky,
  AIR: air.sky,
  FIRE: fire.sky,
  PRIMORDIAL: primordial.sky,
};

export const seasonGroundCovers: Record<SeasonName, SeasonGroundCover> = {
  GENESIS: genesis.groundCover,
  EARTH: earth.groundCover,
  WATER: water.groundCover,
  AIR: air.groundCover,
  FIRE: fire.groundCover,
  PRIMORDIAL: primordial.groundCover,
};

/** Metal and stone of gateway keys by season. */
export const keyColors: Record<SpawnSeason, Tint> = {
  GENESIS: genesis.key,
  EARTH: earth.key,
  WATER: water.key,
  AIR: air.key,
  FIRE: fire.key,
};
