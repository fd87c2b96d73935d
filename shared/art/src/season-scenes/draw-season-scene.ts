import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { drawAirScene } from './draw-air-scene.ts';
import { drawEarthScene } from './draw-earth-scene.ts';
import { drawFireScene } from './draw-fire-scene.ts';
import { drawGenesisScene } from './draw-genesis-scene.ts';
import { drawPrimordialScene } from './draw-primordial-scene.ts';
import { drawWaterScene } from './draw-water-scene.ts';
import type { DrawSeasonScene } from './season-scene.ts';

/** The drawing of every season, for programs that need not load them one by one. */
export const drawSeasonScene: Record<SeasonName, DrawSeasonScene> = {
  GENESIS: drawGenesisScene,
  EARTH: drawEarthScene,
  WATER: drawWaterScene,
  AIR: drawAirScene,
  FIRE: drawFireScene,
  PRIMORDIAL: drawPrimordialScene,
};
