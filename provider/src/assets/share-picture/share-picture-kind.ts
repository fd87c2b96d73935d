import { join } from 'node:path';
import type { PictureKind } from '../picture-service.ts';
import type { ShareCard } from './share-card.ts';
import { toShareCard, shareVersion } from './share-card.ts';

/** The picture that link previews show: a PNG, 1200 by 630 px. */
export const sharePictureKind: PictureKind<ShareCard> = {
  version: shareVersion,
  worker: join(import.meta.dirname, 'render-worker.ts'),
  // Each takes about 0.1 s to draw, followed by an equal pause, so that the last one waits a few seconds.
  maxWaiting: 24,
  rests: true,
  // Each takes about 0.3 MB.
  maxCached: 40,
  toContent: toShareCard,
};
