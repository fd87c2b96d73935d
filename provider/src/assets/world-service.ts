import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Clock } from '../platform/clock.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { Encoding } from '@emberclutch/server/http/accepted-encoding.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { DragonsAnswer } from './hatched-dragons.ts';
import { HatchedDragons } from './hatched-dragons.ts';

/** Maximum number of cached compressed responses: the whole world in each encoding, and a few for other values of `since`. */
const maxCachedAnswers = 8;

/** The shared world: every hatched dragon in compact form, and the clock by which all browsers move them. */
export class WorldService {
  readonly #clock: Clock;
  readonly #dragons: HatchedDragons;
  readonly #packed = new LRUCache<string, Promise<Buffer>>({ max: maxCachedAnswers });
  readonly #queue = new FairQueue({
    max: 1,
    maxWaiting: 500,
    refuse: () =>
      new ProblemError('unavailable', 'Too many want to see the world. Please try again in a moment.'),
  });

  constructor({ db, clock }: ServiceContext) {
    this.#clock = clock;
    this.#dragons = new HatchedDragons(db);
  }

  /**
   * Hatched dragons in the order of hatching.
   * @param since epoch seconds; see `HatchedDragons.answer`
   */
  listDragons(since = 0): Promise<DragonsAnswer> {
    return this.#dragons.answer(this.#clock.nowInSeconds(), since);
  }

  /**
   * Compresses a response, once for all clients. One compression runs at a time, and networks take turns.
   * @param share the client's share, see `shareOf`
   * @throws {ProblemError} `unavailable` if too many wait
   */
  async pack({ etag, pieces }: DragonsAnswer, encoding: Encoding, share: string): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    // The queue may have rejected the work for another network; this request then tries on its own.
    const shared = this.#packed.get(key);
    const known = shared && (await shared.catch(() => undefined));
    if (known) return known;
    const packing = this.#queue.run(share, () => buffer(Readable.from(pieces).pipe(compressors[encoding]())));
    this.#packed.set(key, packing);
    packing.catch(() => this.#packed.delete(key));
    return packing;
  }

  /** Server time in milliseconds. */
  now(): number {
    return this.#clock.now();
  }
}

/** Brotli with a quality that takes about as long as gzip. */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};
