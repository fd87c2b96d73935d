import { join } from 'node:path';
import { artVersion } from '@emberclutch/art/art-version.ts';
import type { PictureSubject } from '@emberclutch/contract/asset/input/picture-query.ts';
import type { Drawable } from './draw-picture.ts';
import type { PictureKind } from './picture-service.ts';

export interface ThumbnailContent {
  drawable: Drawable;
  subject: PictureSubject;
}

/** The drawing of an asset: an SVG, compressed with gzip. */
export const thumbnailKind: PictureKind<ThumbnailContent> = {
  version: String(artVersion),
  worker: join(import.meta.dirname, 'thumbnail-worker.ts'),
  // Drawing a thumbnail takes about 10 ms, and a list of eggs shows fifty.
  maxWaiting: 500,
  // A picture takes about 20 KB.
  maxCached: 500,
  toContent: ({ genome, season, seasonAge, golden }, subject) => ({
    drawable: { genome, season, seasonAge, golden },
    subject,
  }),
};
