import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { drawPicture } from './draw-picture.ts';
import type { ThumbnailContent } from './thumbnail-kind.ts';

/** Runs in a worker thread: draws and compresses one thumbnail after another. */
parentPort?.on('message', ({ drawable, subject }: ThumbnailContent) => {
  parentPort?.postMessage(gzipSync(drawPicture(drawable, subject)), []);
});
