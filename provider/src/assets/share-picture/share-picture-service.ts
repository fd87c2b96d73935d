import type { Kysely } from 'kysely';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { LruCache } from '../../platform/lru-cache.ts';
import { findVisiblePicture } from '../visible-picture.ts';
import { PictureRenderer } from '../picture-renderer.ts';
import type { ShareCard } from './share-card.ts';
import { shareCardOf, shareVersion } from './share-card.ts';

/** A share picture that a client may see now. */
export interface SharePicture {
  etag: string;
  /** Whether its URL always returns this picture. */
  isImmutable: boolean;
  /** @returns the PNG, 1200 by 630 px */
  render(): Promise<Buffer>;
}

/** At about 0.1 s each, the last one waits a few seconds. */
const maxPending = 48;

/** Pictures that are cached; each takes about 0.3 MB. */
const cachedPictures = 150;

/** Finds and renders the pictures that link previews show. */
export class SharePictureService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #renderer = new PictureRenderer<ShareCard>({
    worker: join(import.meta.dirname, 'render-worker.ts'),
    maxPending,
  });
  readonly #cache = new LruCache<Promise<Buffer>>(cachedPictures);

  constructor({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * @param requested version and subject, such as `3.1-sealed`; any other text requests the current picture
   * @throws {ProblemError} `not_found`
   */
  async get(id: number, requested: string | undefined): Promise<SharePicture> {
    const { asset, subject, etag, isImmutable } = await findVisiblePicture(
      { db: this.#db, clock: this.#clock },
      { id, requested, version: shareVersion },
    );
    return { etag, isImmutable, render: () => this.#render(etag, () => shareCardOf(asset, subject)) };
  }

  async close(): Promise<void> {
    await this.#renderer.close();
  }

  /** Two requests for one picture wait for the same rendering. A failure is not cached. */
  async #render(key: string, card: () => ReturnType<typeof shareCardOf>): Promise<Buffer> {
    const picture = this.#cache.get(key, () => this.#renderer.render(card()));
    try {
      return await picture;
    } catch (error) {
      this.#cache.delete(key);
      throw error;
    }
  }
}
