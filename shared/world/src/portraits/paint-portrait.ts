import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { paintSvg } from './paint-svg.ts';
import type { Paint } from './paint-svg.ts';

/** One frame of a dragon to be painted. */
export interface PortraitFrame {
  /** Unlike that of any other frame. */
  key: string;
  genome: Genome;
  /** Height of the wings; null at rest. */
  lift: number | null;
  /** Pixels of a side. */
  size: number;
}

/** Units of a side of a drawing. */
const drawingSize = 400;

/** Paints a frame of a dragon on an empty canvas of its size. */
export function paintPortrait(paint: Paint, { genome, lift, size }: PortraitFrame): void {
  paint.scale(size / drawingSize, size / drawingSize);
  paintSvg(paint, drawDragonFrame(genome, lift));
}
