import type { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { etagOf } from '../platform/http/etag-of.ts';
import { HatchedDragons, hatchedSince } from './hatched-dragons.ts';

interface SentDragons {
  json: string;
  etag: string;
}

/** The shared world: every hatched dragon in compact form, and the clock by which all browsers move them. */
export class WorldService {
  readonly #clock: Clock;
  readonly #dragons: HatchedDragons;
  /** The serialized list of all dragons, which every visitor begins with. It is written once for all of them. */
  readonly #sent = new WeakMap<WorldDragons, SentDragons>();

  constructor({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
    this.#clock = clock;
    this.#dragons = new HatchedDragons(db);
  }

  /**
   * Hatched dragons in the order of hatching.
   * @param since epoch seconds; only those that hatched then or later
   */
  async listDragons(since = 0): Promise<WorldDragons> {
    return hatchedSince(await this.#dragons.listAt(nowInSeconds(this.#clock)), since);
  }

  /** Serializes a list of `listDragons`. */
  send(dragons: WorldDragons): SentDragons {
    const known = this.#sent.get(dragons);
    if (known) return known;
    const json = JSON.stringify(dragons);
    const sent = { json, etag: etagOf(json) };
    this.#sent.set(dragons, sent);
    return sent;
  }

  /** Server time in milliseconds. */
  now(): number {
    return this.#clock.now();
  }
}
