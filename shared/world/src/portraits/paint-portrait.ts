import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { paintSvg } from './paint-svg.ts';
import type { Paint } from './paint-svg.ts';

/** One frame of a dragon to paint. */
export interface PortraitFrame {
  /** Unique among all frames. */
  key: string;
  genome: Genome;
  /** Height of the wings; null if the dragon rests. */
  lift: number | null;
  /** Side length in pixels. */
  size: number;
}

/** Side length of a drawing in its own units. */
const drawingSize = 400;

/** Paints a frame of a dragon on an empty canvas of the size of the frame. */
export function paintPortrait(paint: Paint, { genome, lift, size }: PortraitFrame): void {
  paint.scale(size / drawingSize, size / drawingSize);
  paintSvg(paint, drawDragonFrame(genome, lift));
}
