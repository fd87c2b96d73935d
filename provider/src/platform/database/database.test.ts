import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('returns int8 as numbers', async () => {
  const { rows } = await sql`select 1::bigint as one, count(*) as none from accounts`.execute(database.db);

  expect(rows).toEqual([{ one: 1, none: 0 }]);
});

it('continues after a connection breaks in a transaction', async () => {
  const brokenTransaction = database.db.transaction().execute(async (trx) => {
    // The embedded database has no connections; there the statement is invalid.
    await sql`select ${database.isEmbedded ? sql`1 / 0` : sql`pg_terminate_backend(pg_backend_pid())`}`.execute(
      trx,
    );
  });

  await expect(brokenTransaction).rejects.toThrow(/terminat|division/);
  const { rows } = await sql`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
});

it('prepares a named statement once per connection of a server', async () => {
  const plans = await database.db.connection().execute(async (connection) => {
    for (const value of [1, 2]) await sql`-- name: probe\nselect ${value}::integer`.execute(connection);
    return sql`select from pg_prepared_statements where name = 'probe'`.execute(connection);
  });

  expect(plans.rows).toHaveLength(database.isEmbedded ? 0 : 1);
});
