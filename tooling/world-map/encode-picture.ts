import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

// One thread per picture, because `drawTiles` encodes several at once.
sharp.concurrency(1);

/** Effort of the encoder for smaller files, from 0 to 6. With 3, which canvases use, a tile takes twice as long. */
const effort = 2;

/** Encodes a picture as WebP in another thread. @param quality 100 compresses without loss */
export function encodePicture(canvas: Canvas, quality: number): Promise<Buffer> {
  const { width, height } = canvas;
  // A canvas stores colours multiplied by their opacity.
  const premultiplied = canvas.getContext('2d').getContextAttributes().alpha;
  return sharp(canvas.data(), { raw: { width, height, channels: 4, premultiplied } })
    .webp(quality === 100 ? { lossless: true, effort } : { quality, effort })
    .toBuffer();
}
