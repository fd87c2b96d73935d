import type { PictureSubject } from '@emberclutch/contract/asset/input/picture-subject.ts';
import { join } from 'node:path';
import { LruCache } from '../platform/lru-cache.ts';
import type { AssetRecord } from './asset-repository.ts';
import type { Drawable } from './draw-picture.ts';
import { PictureRenderer } from './picture-renderer.ts';

/** The worker's input. */
export interface DrawnThumbnail {
  drawable: Drawable;
  subject: PictureSubject;
}

/** One takes about 10 ms to draw, and a list of eggs shows fifty. */
const maxPending = 500;

const maxCached = 1_000;

/** Has pictures drawn by a worker thread and caches the last used ones. */
export class ThumbnailCache {
  readonly #pictures = new LruCache<Promise<Buffer>>(maxCached);
  readonly #renderer = new PictureRenderer<DrawnThumbnail>({
    worker: join(import.meta.dirname, 'thumbnail-worker.ts'),
    maxPending,
  });

  /**
   * @returns the SVG, compressed with gzip. Two requests for one picture wait for the same drawing; a failure is not cached.
   * @throws {ProblemError} `unavailable` if too many wait
   */
  async get({ genome, season, seasonAge, golden }: AssetRecord, subject: PictureSubject): Promise<Buffer> {
    const key = genome === null ? `${season}${seasonAge}${golden}` : `${genome}${subject}`;
    const drawable = { genome, season, seasonAge, golden };
    const picture = this.#pictures.get(key, () => this.#renderer.render({ drawable, subject }));
    try {
      return await picture;
    } catch (error) {
      this.#pictures.delete(key);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#renderer.close();
  }
}
