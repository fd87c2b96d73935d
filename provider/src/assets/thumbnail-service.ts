import { artVersion } from '@emberclutch/shared/art/art-version';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findAsset } from './asset-repository.ts';
import { subjectsUntil } from './media.ts';
import { PictureSubject } from '@emberclutch/shared/contract/picture-subject';
import { subjectOf } from './present-asset.ts';
import { ThumbnailCache } from './thumbnail-cache.ts';

/** A picture of an asset that a client may see now. */
export interface Thumbnail {
  etag: string;
  /** Whether its URL always returns this picture. */
  isImmutable: boolean;
  /** @returns the SVG, compressed with gzip */
  draw(): Buffer;
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
   * The requested picture if the asset has come that far, or else the present one: a later state of an egg is not shown
   * to clients that guess its URL.
   * @param version version of the art and subject, such as `1-sealed`; any other text requests the present picture
   * @throws {ProblemError} `not_found`
   */
  async get(id: number, version: string | undefined): Promise<Thumbnail> {
    const asset = await findAsset(this.#db, id);
    if (!asset || (asset.type === 'DRAGON' && asset.genome === null))
      throw new ProblemError('not_found', `There is no picture of asset ${id}.`);

    const present = subjectOf(asset, nowInSeconds(this.#clock));
    const requested = parseVersion(version);
    const isVisible = requested !== null && subjectsUntil(present).includes(requested.subject);
    const subject = isVisible ? requested.subject : present;
    return {
      etag: `"${artVersion}-${asset.id}-${subject}"`,
      isImmutable: isVisible && requested.version === artVersion,
      draw: () => this.#cache.get(asset, subject),
    };
  }
}

function parseVersion(text: string | undefined): { version: number; subject: PictureSubject } | null {
  const [, version, word] = /^(\d{1,6})-([a-z]+)$/.exec(text ?? '') ?? [];
  const subject = z.safeParse(PictureSubject, word);
  return subject.success ? { version: Number(version), subject: subject.data } : null;
}
