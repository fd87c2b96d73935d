import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { answerRenderRequests } from './answer-render-requests.ts';
import { drawPicture } from './draw-picture.ts';
import type { ThumbnailContent } from './thumbnail-kind.ts';

/**
 * From 10 on, brotli takes a sixth less than gzip for the numbers of a drawing, and five times as long as to draw it. Below, it takes as much
 * as gzip.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 10,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Runs in a worker thread: draws and compresses one thumbnail after another. */
answerRenderRequests(({ drawable, subject, encoding }: ThumbnailContent) => {
  const svg = drawPicture(drawable, subject);
  return encoding === 'br' ? brotliCompressSync(svg, { params }) : gzipSync(svg);
});
