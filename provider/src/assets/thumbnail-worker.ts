import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { drawPicture } from './draw-picture.ts';
import type { ThumbnailContent } from './thumbnail-kind.ts';

/**
 * From level 10 on, brotli makes a drawing a sixth smaller than gzip does, and takes five times as long as the drawing itself.
 * At lower levels, brotli's output is no smaller than gzip's.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 10,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Runs in a worker thread: draws and compresses one thumbnail after another. */
parentPort?.on('message', ({ drawable, subject, encoding }: ThumbnailContent) => {
  const svg = drawPicture(drawable, subject);
  parentPort?.postMessage(encoding === 'br' ? brotliCompressSync(svg, { params }) : gzipSync(svg), []);
});
