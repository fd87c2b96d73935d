import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { DatabaseClock } from '../database/database-clock.ts';
import { compareMigrations } from '../database/migrations.ts';
import { isReadOnly } from '../database/is-read-only.ts';

/** Milliseconds after which the database counts as unavailable. */
const timeoutMs = 2_000;

/** Whether a load balancer should send requests to this process. */
export class Readiness {
  readonly #deps: { db: Database; clock: DatabaseClock | null };
  #isDraining = false;

  /** @param clock null if a test controls the time */
  constructor(deps: { db: Database; clock: DatabaseClock | null }) {
    this.#deps = deps;
  }

  /** Makes `/readyz` answer 503 from now on; requests that still arrive are served. */
  drain() {
    this.#isDraining = true;
  }

  /** @returns why the process is not ready, for operators; null if it is ready */
  async findObstacle(): Promise<string | null> {
    if (this.#isDraining) return 'This process is about to end.';
    const { db, clock } = this.#deps;
    const reading = Promise.all([compareMigrations(db), isReadOnly(db), clock?.measure()]).catch(() => null);
    const state = await Promise.race([reading, wait(timeoutMs, null, { ref: false })]);
    if (state === null) return 'The database does not answer.';
    const [{ missing }, isServerReadOnly] = state;
    if (missing.length > 0) return `The database lacks ${missing.join(', ')}.`;
    if (isServerReadOnly) return 'The database is read-only.';
    return clock?.obstacle ?? null;
  }
}
