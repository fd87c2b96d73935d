import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { drawAirLand } from './draw-air-scene.ts';
import { drawEarthLand } from './draw-earth-scene.ts';
import { drawFireLand } from './draw-fire-scene.ts';
import { drawGenesisLand } from './draw-genesis-scene.ts';
import { drawPrimordialLand } from './draw-primordial-scene.ts';
import { drawWaterLand } from './draw-water-scene.ts';
import type { DrawSeasonLand } from './season-scene.ts';

/** The land of every season, for programs that need not load them one by one. */
export const drawSeasonLand: Record<SeasonName, DrawSeasonLand> = {
  GENESIS: drawGenesisLand,
  EARTH: drawEarthLand,
  WATER: drawWaterLand,
  AIR: drawAirLand,
  FIRE: drawFireLand,
  PRIMORDIAL: drawPrimordialLand,
};
