import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { createIndex } from '../../migrations/create-index.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations.ts';
import { loadMigrations } from './migrations.ts';

let database: OpenDatabase;
let currentMigrations: Record<string, Migration>;
beforeEach(async () => {
  database = await openTestDatabase();
  currentMigrations = await loadMigrations();
  await sql`create table probe (id integer)`.execute(database.db);
});
afterEach(async () => {
  await sql`drop table if exists probe, added`.execute(database.db);
  await database.close();
});

const createMigration = (text: string): Migration => ({
  async up(db) {
    await sql.raw(text).execute(db);
  },
});
const migrateTo = (migrations: Record<string, Migration>, lockMs = 100) =>
  migrate(database.db, {
    isEmbedded: database.isEmbedded,
    migrations: { ...currentMigrations, ...migrations },
    lockMs,
    pauseMs: 50,
  });
const hasTable = async (name: string) =>
  (await sql`select from pg_tables where tablename = ${name}`.execute(database.db)).rows.length === 1;

it('runs each migration in a separate transaction', async () => {
  const first = { '9001-first': createMigration('create table added (id integer)') };
  const failingMigration: Migration = {
    async up(db) {
      await sql`drop table probe`.execute(db);
      throw new Error('It broke.');
    },
  };

  await expect(migrateTo({ ...first, '9002-second': failingMigration })).rejects.toThrow('It broke.');

  expect([await hasTable('added'), await hasTable('probe')]).toEqual([true, true]);
  const second = { ...first, '9002-second': createMigration('drop table probe') };
  expect(await migrateTo(second)).toEqual(['9002-second']);
  expect(await migrateTo(second)).toEqual([]);
});

it('rejects the tables of a newer version', async () => {
  await migrateTo({ '9001-later': createMigration('select 1') });

  await expect(migrateTo({})).rejects.toThrow(/^A newer version .* \(9001-later\)/);
});

it('rejects tables that lack a migration which the first one of this version replaces', async () => {
  const { rows } = await sql<{ name: string }>`delete from kysely_migration returning name`.execute(
    database.db,
  );
  await sql`insert into kysely_migration (name, timestamp) values ('0017-cycle-reminders', '')`.execute(
    database.db,
  );

  const migration = migrateTo({});

  await expect(migration).rejects.toThrow(/older than migration 0025-/);
  await sql`delete from kysely_migration`.execute(database.db);
  for (const { name } of rows)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(database.db);
});

it('runs each migration once, regardless of how many processes start', async () => {
  let runs = 0;
  const countedMigration: Migration = {
    async up(db) {
      runs += 1;
      await sql`create table added (id integer)`.execute(db);
    },
  };

  const migrationNames = await Promise.all([1, 2, 3].map(() => migrateTo({ '9001-once': countedMigration })));

  expect(migrationNames.flat()).toEqual(['9001-once']);
  expect(runs).toBe(1);
});

/** Skipped on the embedded database, which has only one connection. */
const describeOnServer = process.env.TESTS_RUN_ON ? describe : describe.skip;

describeOnServer('while the tables are in use', () => {
  it('waits for a table in short intervals, so that other statements can still use it', async () => {
    const { db, pools } = database;
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const reader = pools.reads.transaction().execute(async (trx) => {
      await sql`select from probe`.execute(trx);
      await end;
    });
    await sql`select from probe`.execute(pools.reads);
    const migration = migrateTo(
      { '9001-column': createMigration('alter table probe add column more integer') },
      200,
    );

    // If the migration waited until the reader ends, these statements would never be answered.
    for (let count = 0; count < 5; count += 1) {
      await setTimeout(60);
      await sql`select from probe`.execute(db);
    }
    resolve();
    await reader;

    expect(await migration).toEqual(['9001-column']);
  });

  it('creates an index without blocking writes, even after an interruption', async () => {
    const { db, pools } = database;
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const writer = pools.sale.transaction().execute(async (trx) => {
      await sql`insert into probe values (1)`.execute(trx);
      await end;
    });
    await sql`insert into probe values (2)`.execute(db);
    const indexMigration: Migration = {
      runsConcurrently: true,
      up: (connection, context) =>
        createIndex(connection, context, { name: 'probe_id', definition: 'on probe (id)' }),
    };
    const migration = migrateTo({ '9001-index': indexMigration }, 2_000);
    // On a slow machine, the first attempt may time out before this loop sees it. The next attempt then drops the first one's
    // invalid index.
    const isBuilding = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database()
          and query ~ '^(create|drop) index concurrently' and wait_event is not null`.execute(db)
      ).rows.length > 0;
    const waitForBuild = async () => {
      while (!(await isBuilding())) await setTimeout(5);
    };
    // A migration that fails ends the test, too.
    await Promise.race([waitForBuild(), migration]);

    await sql`insert into probe values (3)`.execute(pools.identity);
    resolve();
    await writer;

    expect(await migration).toEqual(['9001-index']);
    const { rows } =
      await sql`select indisvalid from pg_index where indexrelid = 'probe_id'::regclass`.execute(db);
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});
