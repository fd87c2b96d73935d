import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';

export type Region = Element | 'GENESIS';

/** An object on the map, drawn in elevation. Its position is the position of its foot. */
export interface Landmark extends Point {
  kind:
    | 'peak'
    | 'hill'
    | 'tree'
    | 'fir'
    | 'volcano'
    | 'cone'
    | 'spire'
    | 'reed'
    | 'stone'
    | 'tuft'
    | 'watch fire'
    | 'nest'
    | 'house'
    | 'tower'
    | 'ruin'
    | 'ship'
    | 'floating peak'
    | 'giant tree'
    | 'terraces'
    | 'caldera'
    | 'shards';
  region: Region;
  size: number;
  seed: number;
}

/** Draws one landmark, in units of the world. */
export type Painter = (canvas: Canvas, landmark: Landmark, palette: MapPalette) => void;
