import { drawDragonFrame } from '@emberclutch/shared/art/draw-dragon-frame';
import type { Genome } from '@emberclutch/shared/art/genome';
import { parseGenome } from '@emberclutch/shared/art/genome';
import type { Element } from '@emberclutch/shared/contract/asset';
import { hash } from '../simulation/hash.ts';

/** Heights of the wings from the end of the downstroke to raised, then the dragon at rest. */
export const lifts = [-1, -0.6, -0.2, 0.2, 0.6, 1, null] as const;

/** Index of the frame of a dragon at rest. */
export const restFrame = lifts.length - 1;

/** Dragons of one house that are told apart in the sheet; the next has a golden finish. */
export const variants = 4;

export const elementOrder: readonly Element[] = ['FIRE', 'WATER', 'EARTH', 'AIR'];

/** Pixels of one frame. */
export const cell = 128;

const columns = lifts.length * 2;
const rows = Math.ceil((elementOrder.length * (variants + 1)) / 2) + 1;

/** One sheet for all dragons of a distance: frames of some dragons of each house, and silhouettes that can be tinted. */
export interface DragonAtlas {
  canvas: HTMLCanvasElement;
  /** Where a frame stands in the sheet, in pixels. */
  frameAt(row: 'silhouette' | { house: Element; variant: number }, frame: number): { x: number; y: number };
}

/** An empty sheet: the frames are drawn by `fillAtlas`. */
export function newAtlas(): DragonAtlas {
  const canvas = document.createElement('canvas');
  canvas.width = columns * cell;
  canvas.height = rows * cell;
  return {
    canvas,
    frameAt(row, frame) {
      const strip =
        row === 'silhouette' ? 0 : 2 + elementOrder.indexOf(row.house) * (variants + 1) + row.variant;
      return { x: ((strip % 2) * lifts.length + frame) * cell, y: Math.floor(strip / 2) * cell };
    },
  };
}

/**
 * Draws the sheet frame by frame, silhouettes first.
 * @param rest waits until the browser has time, so that no task becomes long
 * @param onStrip told after each finished strip
 */
export async function fillAtlas(
  { canvas, frameAt }: DragonAtlas,
  rest: () => Promise<void>,
  onStrip: () => void,
  signal: AbortSignal,
): Promise<void> {
  const sheet = canvas.getContext('2d');
  if (!sheet) return;
  const strips: { row: Parameters<typeof frameAt>[0]; genome: Genome }[] = [
    { row: 'silhouette', genome: sample('FIRE', 0) },
    ...elementOrder.flatMap((house) =>
      Array.from({ length: variants + 1 }, (_, variant) => ({
        row: { house, variant },
        genome: sample(house, variant),
      })),
    ),
  ];
  for (const { row, genome } of strips) {
    for (const [frame, lift] of lifts.entries()) {
      await rest();
      if (signal.aborted) return;
      const { x, y } = frameAt(row, frame);
      sheet.drawImage(await rasterise(drawDragonFrame(genome, lift), cell), x, y, cell, cell);
      if (row === 'silhouette') whiten(sheet, x, y);
    }
    onStrip();
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
function whiten(sheet: CanvasRenderingContext2D, x: number, y: number) {
  const frame = sheet.getImageData(x, y, cell, cell);
  for (let index = 0; index < frame.data.length; index += 4) frame.data.fill(255, index, index + 3);
  sheet.putImageData(frame, x, y);
}

/** A genome whose house is given and whose other genes differ by variant; the last variant is golden. */
function sample(house: Element, variant: number): Genome {
  const first = { FIRE: '1', WATER: '5', EARTH: '9', AIR: 'd' }[house];
  const digits = Array.from({ length: 64 }, (_, index) =>
    Math.floor(16 * hash(elementOrder.indexOf(house) * 16 + variant, index + 401)).toString(16),
  );
  digits[0] = first;
  const finish = variant === variants ? 'fff' : '111';
  return parseGenome(digits.slice(0, 6).join('') + finish + digits.slice(9).join(''));
}
