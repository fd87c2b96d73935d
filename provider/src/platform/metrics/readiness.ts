import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { migrations } from '../../migrations/index.ts';

/** A database that needs longer than this to say its name, in milliseconds, serves nobody. */
const timeoutMs = 2_000;

/** Whether requests should be sent to this process. */
export class Readiness {
  readonly #db: Kysely<Database>;
  #isDraining = false;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** From now on balancers are told to look elsewhere; who asks nevertheless is served. */
  drain() {
    this.#isDraining = true;
  }

  /** @returns why not, in words for whoever operates it; null when ready */
  async findObstacle(): Promise<string | null> {
    if (this.#isDraining) return 'This process is about to end.';
    const missing = this.#missingMigrations().catch(() => null);
    const found = await Promise.race([missing, wait(timeoutMs, null, { ref: false })]);
    if (found === null) return 'The database does not answer.';
    return found.length === 0 ? null : `The database lacks ${found.join(', ')}.`;
  }

  async #missingMigrations(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(this.#db);
    const done = new Set(rows.map(({ name }) => name));
    return Object.keys(migrations).filter((name) => !done.has(name));
  }
}
