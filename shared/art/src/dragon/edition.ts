import type { HornShapes } from './horns.ts';
import { horns } from './horns.ts';
import type { TerrainPainters } from './terrain/terrain.ts';
import { terrains } from './terrain/terrain.ts';

/** What an earlier version of the art drew in another way. */
export interface Edition {
  /** By house: the ground of a resting dragon. */
  terrains: TerrainPainters;
  horns: HornShapes;
}

/** That of the present version. */
export const edition: Edition = { terrains, horns };
