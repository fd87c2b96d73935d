import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import { newPaint } from './new-paint.ts';
import { sampleGenome } from './sample-genome.ts';
import { sketchDragon } from './sketch-dragon.ts';

/** Wing heights of the frames, from the end of the downstroke to raised. Null is the dragon at rest. */
export const wingLifts = [-1, -0.6, -0.2, 0.2, 0.6, 1, null] as const;

/** Index of the frame of a dragon at rest. */
export const restFrame = wingLifts.length - 1;

/** Rows of the atlas: one per body plan. */
export const bodyCount = geneMap.body.alleles.length;

/** Pixels of a side. */
export const frameSize = 128;

/** The last row holds a sketch. Specks use it as their silhouette, and all dragons until their own row is drawn. */
export const sketchRow = geneMap.body.alleles.length;

/** One texture atlas for all dragons in the middle distance: each body plan as a pale drawing, and a white sketch. Pixi tints both. */
export interface DragonAtlas {
  paint: CanvasRenderingContext2D;
  /** Position of a frame, in pixels. */
  frameAt(row: number, frame: number): { x: number; y: number };
}

/**
 * An atlas with the sketch only; `fillAtlas` draws the body plans.
 * @throws {Error} if the browser has no memory for it
 */
export function newAtlas(): DragonAtlas {
  const paint = newPaint(wingLifts.length * frameSize, (sketchRow + 1) * frameSize);
  if (!paint) throw new Error('The browser has no memory for the drawings of the dragons.');
  const frameAt: DragonAtlas['frameAt'] = (row, frame) => ({ x: frame * frameSize, y: row * frameSize });
  for (const [frame, lift] of wingLifts.entries())
    sketchDragon(paint, { ...frameAt(sketchRow, frame), size: frameSize }, lift);
  return { paint, frameAt };
}

interface FillOptions {
  /** Waits for idle time, so that no task becomes long. */
  nextSlice: () => Promise<number>;
  /** Chooses the missing row to draw next; undefined if there is none. */
  choose: (missing: ReadonlySet<number>) => number | undefined;
  /** Called after every finished row. */
  onRow: (row: number) => void;
  signal: AbortSignal;
}

/** Draws the atlas, one frame per slice of idle time. */
export async function fillAtlas(
  { paint, frameAt }: DragonAtlas,
  { nextSlice, choose, onRow, signal }: FillOptions,
): Promise<void> {
  const { alleles } = geneMap.body;
  const missing = new Set(alleles.keys());
  for (let row = choose(missing); row !== undefined; row = choose(missing)) {
    missing.delete(row);
    const allele = alleles[row];
    if (!allele) continue;
    const genome = sampleGenome(allele.code);
    for (const [frame, lift] of wingLifts.entries()) {
      await nextSlice();
      if (signal.aborted) return;
      const { x, y } = frameAt(row, frame);
      paint.drawImage(await rasterise(drawDragonFrame(genome, lift), frameSize), x, y, frameSize, frameSize);
      turnGrey(paint, x, y);
    }
    onRow(row);
  }
}

/** Loads an SVG as an image of this size. It uses a data URL because the content security policy allows no other. */
export async function rasterise(svg: string, size: number): Promise<HTMLImageElement> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))}`;
  await image.decode();
  return image;
}

/** Keeps light and shade only, slightly lighter than the drawing: tinted colours would look muddy. */
function turnGrey(paint: CanvasRenderingContext2D, x: number, y: number) {
  const frame = paint.getImageData(x, y, frameSize, frameSize);
  const { data } = frame;
  for (let index = 0; index < data.length; index += 4) {
    const light = 0.3 * (data[index] ?? 0) + 0.59 * (data[index + 1] ?? 0) + 0.11 * (data[index + 2] ?? 0);
    data.fill(Math.min(255, 16 + light * 1.12), index, index + 3);
  }
  paint.putImageData(frame, x, y);
}
