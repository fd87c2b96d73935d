import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import { newPaint } from './new-paint.ts';
import { sampleGenome } from './sample-genome.ts';
import { sketchDragon } from './sketch-dragon.ts';

/** Heights of the wings from the end of the downstroke to raised, then the dragon at rest. */
export const lifts = [-1, -0.6, -0.2, 0.2, 0.6, 1, null] as const;

/** Index of the frame of a dragon at rest. */
export const restFrame = lifts.length - 1;

/** Rows of the sheet: one for each body plan. */
export const bodyCount = geneMap.body.alleles.length;

/** Pixels of one frame. */
export const cell = 128;

/** Row of the sketch, below those of the body plans, from which specks have their silhouette, and all dragons until their own row is drawn. */
export const sketchRow = geneMap.body.alleles.length;

/** One sheet for all dragons of a distance: each body plan as a pale drawing, and a white sketch, to be tinted. */
export interface DragonAtlas {
  paint: CanvasRenderingContext2D;
  /** Where a frame stands in the sheet, in pixels. */
  frameAt(row: number, frame: number): { x: number; y: number };
}

/**
 * A sheet with the sketch only; `fillAtlas` draws the body plans.
 * @throws {Error} where the browser has no memory for it
 */
export function newAtlas(): DragonAtlas {
  const paint = newPaint(lifts.length * cell, (sketchRow + 1) * cell);
  if (!paint) throw new Error('The browser has no memory for the drawings of the dragons.');
  const frameAt: DragonAtlas['frameAt'] = (row, frame) => ({ x: frame * cell, y: row * cell });
  for (const [frame, lift] of lifts.entries())
    sketchDragon(paint, { ...frameAt(sketchRow, frame), size: cell }, lift);
  return { paint, frameAt };
}

interface FillOptions {
  /** Waits until the browser has time, so that no task becomes long. */
  rest: () => Promise<number>;
  /** Which of the missing rows is needed first. */
  choose: (missing: ReadonlySet<number>) => number | undefined;
  /** Called after each finished row. */
  onRow: (row: number) => void;
  signal: AbortSignal;
}

/** Draws the sheet frame by frame, one row after the other. */
export async function fillAtlas(
  { paint, frameAt }: DragonAtlas,
  { rest, choose, onRow, signal }: FillOptions,
): Promise<void> {
  const { alleles } = geneMap.body;
  const missing = new Set(alleles.keys());
  for (let row = choose(missing); row !== undefined; row = choose(missing)) {
    missing.delete(row);
    const allele = alleles[row];
    if (!allele) continue;
    const genome = sampleGenome(allele.code);
    for (const [frame, lift] of lifts.entries()) {
      await rest();
      if (signal.aborted) return;
      const { x, y } = frameAt(row, frame);
      paint.drawImage(await rasterise(drawDragonFrame(genome, lift), cell), x, y, cell, cell);
      turnGrey(paint, x, y);
    }
    onRow(row);
  }
}

/** A picture of an SVG in a number of pixels. A data address, because the page's policy allows no other. */
export async function rasterise(svg: string, size: number): Promise<HTMLImageElement> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))}`;
  await image.decode();
  return image;
}

/** Only light and shade count: a tint over colours would be mud. A little lighter than the drawing. */
function turnGrey(paint: CanvasRenderingContext2D, x: number, y: number) {
  const frame = paint.getImageData(x, y, cell, cell);
  const { data } = frame;
  for (let index = 0; index < data.length; index += 4) {
    const light = 0.3 * (data[index] ?? 0) + 0.59 * (data[index + 1] ?? 0) + 0.11 * (data[index + 2] ?? 0);
    data.fill(Math.min(255, 16 + light * 1.12), index, index + 3);
  }
  paint.putImageData(frame, x, y);
}
