import { gzipSync } from 'node:zlib';
import { answerRenderRequests } from './answer-render-requests.ts';
import { drawPicture } from './draw-picture.ts';
import type { ThumbnailContent } from './thumbnail-kind.ts';

/** Runs in a worker thread: draws and compresses one thumbnail after another. */
answerRenderRequests(({ drawable, subject }: ThumbnailContent) => gzipSync(drawPicture(drawable, subject)));
