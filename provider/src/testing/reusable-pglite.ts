import type { PGlite } from '@electric-sql/pglite';
import type { DialectPGlite } from '../platform/database/database.ts';

/**
 * A migrated PGlite that the tests of one process use one after another. Starting one takes half a second, emptying one a
 * few milliseconds.
 */
export class ReusablePGlite {
  readonly #pglite: PGlite;
  /** Rows that the migrations write, as a JSON array for each table. */
  #migratedRows = new Map<string, string>();
  #hasBeenUsed = false;

  /** @param pglite with all migrations applied and no other rows */
  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /**
   * Brings every table and sequence back to the state after the migrations.
   * @returns the database for one Kysely; `close` ends that use only, so that later queries of it fail
   */
  async lend(onReturn: () => void): Promise<DialectPGlite> {
    if (this.#hasBeenUsed) await this.#reset();
    else this.#migratedRows = await this.#readRows();
    this.#hasBeenUsed = true;
    const pglite = this.#pglite;
    const lent: DialectPGlite = {
      closed: false,
      ready: true,
      waitReady: pglite.waitReady,
      query: (query, params, options) => (lent.closed ? refuse() : pglite.query(query, params, options)),
      transaction: (callback) => (lent.closed ? refuse() : pglite.transaction(callback)),
      close: async () => {
        lent.closed = true;
        onReturn();
      },
    };
    return lent;
  }

  async #readRows(): Promise<Map<string, string>> {
    const { rows: tables } = await this.#pglite.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    const rows = new Map<string, string>();
    for (const { name } of tables) {
      const { rows: found } = await this.#pglite.query<{ json: string }>(
        `select coalesce(json_agg(t), '[]')::text as json from ${name} t`,
      );
      rows.set(name, found[0]?.json ?? '[]');
    }
    return rows;
  }

  async #reset(): Promise<void> {
    await this.#pglite.transaction(async (transaction) => {
      // Deleting a few rows is faster than TRUNCATE, which creates a file per table and index. As a replica, the session
      // runs no triggers of foreign keys, so the order does not matter.
      const names = [...this.#migratedRows.keys()];
      await transaction.exec('set local session_replication_role = replica');
      await transaction.exec(names.map((name) => `delete from ${name};`).join('\n'));
      for (const [name, json] of this.#migratedRows) {
        if (json === '[]') continue;
        await transaction.query(
          `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
          [json],
        );
      }
      await transaction.exec(
        `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences`,
      );
    });
  }
}

const refuse = () => Promise.reject(new Error('The test database is closed.'));
