import type { MapPalette } from './map-palette.ts';
import type { Landmark } from './landmark.ts';
import type { Canvas } from './canvas.ts';

/** Draws one landmark, in units of the world. */
export type Painter = (canvas: Canvas, landmark: Landmark, palette: MapPalette) => void;
