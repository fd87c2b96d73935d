import { artVersion } from '@emberclutch/art/art-version.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ThumbnailCache } from './thumbnail-cache.ts';
import { findVisiblePicture } from './visible-picture.ts';

/** A picture of an asset that a client may see now. */
export interface Thumbnail {
  etag: string;
  /** Whether its URL always returns this picture. */
  isImmutable: boolean;
  /** @returns the SVG, compressed with gzip */
  draw(): Promise<Buffer>;
}

/** Finds and draws the pictures of assets. */
export class ThumbnailService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #cache = new ThumbnailCache();

  constructor({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * @param requested version of the art and subject, such as `3-sealed`; any other text requests the current picture
   * @throws {ProblemError} `not_found`
   */
  async get(id: number, requested: string | undefined): Promise<Thumbnail> {
    const { asset, subject, etag, isImmutable } = await findVisiblePicture(
      { db: this.#db, clock: this.#clock },
      { id, requested, version: String(artVersion) },
    );
    return { etag, isImmutable, draw: () => this.#cache.get(asset, subject) };
  }

  async close(): Promise<void> {
    await this.#cache.close();
  }
}
