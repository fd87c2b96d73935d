import type { Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { compareMigrations } from '../database/compare-migrations.ts';

/** A database that answers later than this, in milliseconds, counts as unavailable. */
const timeoutMs = 2_000;

/** Whether a load balancer should send requests to this process. */
export class Readiness {
  readonly #db: Kysely<Database>;
  #isDraining = false;

  constructor({ db }: { db: Kysely<Database> }) {
    this.#db = db;
  }

  /** From now on `/readyz` answers 503; requests that arrive nevertheless are served. */
  drain() {
    this.#isDraining = true;
  }

  /** @returns the reason for operators; null when ready */
  async findObstacle(): Promise<string | null> {
    if (this.#isDraining) return 'This process is about to end.';
    const missing = compareMigrations(this.#db).then(
      (differences) => differences.missing,
      () => null,
    );
    const found = await Promise.race([missing, wait(timeoutMs, null, { ref: false })]);
    if (found === null) return 'The database does not answer.';
    return found.length === 0 ? null : `The database lacks ${found.join(', ')}.`;
  }
}
