import type { Box } from '../map/box.ts';

/** The pixels of an atlas: four bytes each, from left to right and from top to bottom. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Pixels around the painted part, because mipmaps blend neighboring pixels, which spreads the edge of a drawing. */
const margin = 1;

/** The painted box of each frame, in pixels from its corner. Without a graphics card, transparent pixels cost as much as any others. */
export function findPaintedBoxes({ data, width, height }: Pixels, frameSize: number): Box[] {
  const boxes: Box[] = [];
  for (let top = 0; top < height; top += frameSize)
    for (let left = 0; left < width; left += frameSize) {
      const isPainted = (x: number, y: number) => (data[4 * ((top + y) * width + left + x) + 3] ?? 0) > 0;
      boxes.push(findPaintedBox(isPainted, frameSize));
    }
  return boxes;
}

function findPaintedBox(isPainted: (x: number, y: number) => boolean, frameSize: number): Box {
  let [left, top, right, bottom] = [frameSize, frameSize, 0, 0];
  for (let y = 0; y < frameSize; y += 1)
    for (let x = 0; x < frameSize; x += 1) {
      if (!isPainted(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  if (bottom === 0) return { x: 0, y: 0, width: 0, height: 0 };
  [left, top] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  [right, bottom] = [Math.min(frameSize, right + margin), Math.min(frameSize, bottom + margin)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Reads the pixels of a small picture, on the main thread. */
export function readPixels(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no 2D canvas.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height);
}
