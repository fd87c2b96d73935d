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

  /** @returns the reason for operators; null when ready */
  async findObstacle(): Promise<string | null> {
    if (this.#isDraining) return 'This process is about to end.';
    const state = this.#read().catch(() => null);
    const found = await Promise.race([state, wait(timeoutMs, null, { ref: false })]);
    if (found === null) return 'The database does not answer.';
    if (found.missing.length > 0) return `The database lacks ${found.missing.join(', ')}.`;
    if (found.isReadOnly) return 'The database is read-only.';
    return this.findClockObstacle();
  }

  /** @returns why the last comparison of clocks keeps the process from being ready; null if it does not */
  findClockObstacle(): string | null {
    return this.#deps.clock?.obstacle ?? null;
  }

  async #read(): Promise<{ missing: string[]; isReadOnly: boolean }> {
    const [{ missing }, readOnly] = await Promise.all([
      compareMigrations(this.#deps.db),
      isReadOnly(this.#deps.db),
      this.#deps.clock?.measure(),
    ]);
    return { missing, isReadOnly: readOnly };
  }
}
