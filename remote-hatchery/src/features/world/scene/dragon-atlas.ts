import { drawDragonFrame } from '@emberclutch/shared/art/draw-dragon-frame';
import { geneMap } from '@emberclutch/shared/art/gene-map';
import { sampleGenome } from './sample-genome.ts';

/** Heights of the wings from the end of the downstroke to raised, then the dragon at rest. */
export const lifts = [-1, -0.6, -0.2, 0.2, 0.6, 1, null] as const;

/** Index of the frame of a dragon at rest. */
export const restFrame = lifts.length - 1;

/** Rows of the sheet: one for each body plan. */
export const bodyCount = geneMap.body.alleles.length;

/** Pixels of one frame. */
export const cell = 128;

/** One sheet for all dragons of a distance: each body plan as a pale drawing and as a silhouette, both to be tinted. */
export interface DragonAtlas {
  canvas: HTMLCanvasElement;
  /** Where a frame stands in the sheet, in pixels. */
  frameAt(row: number, frame: number, isSilhouette: boolean): { x: number; y: number };
}

/** An empty sheet: the frames are drawn by `fillAtlas`. */
export function newAtlas(): DragonAtlas {
  const canvas = document.createElement('canvas');
  canvas.width = lifts.length * 2 * cell;
  canvas.height = bodyCount * cell;
  return {
    canvas,
    frameAt: (row, frame, isSilhouette) => ({
      x: (frame + (isSilhouette ? lifts.length : 0)) * cell,
      y: row * cell,
    }),
  };
}

/**
 * Draws the sheet frame by frame, one row after the other.
 * @param rest waits until the browser has time, so that no task becomes long
 * @param onRow told after each finished row
 */
export async function fillAtlas(
  { canvas, frameAt }: DragonAtlas,
  rest: () => Promise<void>,
  onRow: (row: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sheet = canvas.getContext('2d', { willReadFrequently: true });
  if (!sheet) return;
  for (const [row, { code }] of geneMap.body.alleles.entries()) {
    const genome = sampleGenome(code);
    for (const [frame, lift] of lifts.entries()) {
      await rest();
      if (signal.aborted) return;
      const drawing = await rasterise(drawDragonFrame(genome, lift), cell);
      const plate = frameAt(row, frame, false);
      sheet.drawImage(drawing, plate.x, plate.y, cell, cell);
      turnGrey(sheet, plate.x, plate.y);
      const { x, y } = frameAt(row, frame, true);
      sheet.drawImage(drawing, x, y, cell, cell);
      whiten(sheet, x, y);
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

/** Only the outline counts, so that a tint gives it any colour. */
const whiten = (sheet: CanvasRenderingContext2D, x: number, y: number) => recolour(sheet, x, y, () => 255);

/** Only light and shade count: a tint over colours would be mud. A little lighter than the drawing. */
const turnGrey = (sheet: CanvasRenderingContext2D, x: number, y: number) =>
  recolour(sheet, x, y, (red, green, blue) =>
    Math.min(255, 16 + (red * 0.3 + green * 0.59 + blue * 0.11) * 1.12),
  );

function recolour(
  sheet: CanvasRenderingContext2D,
  x: number,
  y: number,
  toGrey: (red: number, green: number, blue: number) => number,
) {
  const frame = sheet.getImageData(x, y, cell, cell);
  const { data } = frame;
  for (let index = 0; index < data.length; index += 4) {
    const grey = toGrey(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
    data.fill(grey, index, index + 3);
  }
  sheet.putImageData(frame, x, y);
}
