import type { PictureSubject } from '@emberclutch/contract/asset/input/picture-subject.ts';
import { gzipSync } from 'node:zlib';
import { LruCache } from '../platform/lru-cache.ts';
import type { AssetRecord } from './asset-repository.ts';
import { drawPicture } from './draw-picture.ts';

/** Draws pictures and caches the last used ones: one takes about 10 ms to draw, and a list of eggs shows fifty. */
export class ThumbnailCache {
  readonly #pictures: LruCache<Buffer>;

  /** @param size pictures that are cached */
  constructor({ size = 1_000 }: { size?: number } = {}) {
    this.#pictures = new LruCache(size);
  }

  /** @returns the SVG, compressed with gzip */
  get(asset: AssetRecord, subject: PictureSubject): Buffer {
    const key =
      asset.genome === null
        ? `${asset.season}${asset.seasonAge}${asset.golden}`
        : `${asset.genome}${subject}`;
    return this.#pictures.get(key, () => gzipSync(drawPicture(asset, subject)));
  }
}
