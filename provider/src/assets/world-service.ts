import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import type { Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { DragonsAnswer } from './hatched-dragons.ts';
import { HatchedDragons } from './hatched-dragons.ts';

/** Blocks of an answer that is sent in its turn: some 20,000 dragons, whose compression takes 10 ms. */
const largeBlockCount = 10;

/** Milliseconds for which a client that reads slowly keeps its turn. */
const maxTurnMs = 2_000;

/** The shared world: every hatched dragon in compact form, and the clock by which all browsers move them. */
export class WorldService {
  readonly #clock: Clock;
  readonly #dragons: HatchedDragons;
  readonly #queue = new FairQueue({
    max: 2,
    maxPerShare: 1,
    maxWaiting: 500,
    refuse: () =>
      new ProblemError('unavailable', 'Too many want to see the world. Please try again in a moment.'),
  });

  constructor({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
    this.#clock = clock;
    this.#dragons = new HatchedDragons(db);
  }

  /**
   * Hatched dragons in the order of hatching.
   * @param since epoch seconds; only those that hatched then or later
   */
  listDragons(since = 0): Promise<DragonsAnswer> {
    return this.#dragons.answer(nowInSeconds(this.#clock), since);
  }

  /**
   * Resolves when an answer may be sent: a large one in turns of the networks, because it is compressed and sent for each client.
   * @param share of the client, see `shareOf`
   * @param sent resolves when it has been sent
   * @throws {ProblemError} `unavailable` when too many wait
   */
  waitForTurn({ blockCount }: DragonsAnswer, share: string, sent: Promise<unknown>): Promise<void> {
    if (blockCount < largeBlockCount) return Promise.resolve();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#queue
      .run(share, () => {
        resolve();
        return Promise.race([sent, wait(maxTurnMs, undefined, { ref: false })]);
      })
      .catch(reject);
    return promise;
  }

  /** Server time in milliseconds. */
  now(): number {
    return this.#clock.now();
  }
}
