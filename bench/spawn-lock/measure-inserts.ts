import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresServer } from '@emberclutch/tooling/postgres/open-postgres.ts';
import { openProvider } from '@emberclutch/provider/app.ts';
import { readConfig } from '@emberclutch/provider/config/config.ts';
import type { OpenDatabase } from '@emberclutch/provider/platform/database/database.ts';
import { sql } from 'kysely';

const run = promisify(execFile);

/** The small row has an id, an account and a time; the row of a lock has all columns and indexes of the table. */
export type InsertedRow = keyof typeof scripts;

const scripts = {
  'a small row': `
    \\set account random(1, 1000000)
    insert into claims (account_id, at) values (:account, 1);
  `,
  'the row of a lock': `
    insert into locks (account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state, body_hash,
      expires_at, created_at, checkout_secret, idempotency_key)
    values (gen_random_uuid(), 1, 1, 0, 25, 30, 25, 'USD', 'CREDIT_CARD', 'held', '${'a'.repeat(64)}', 2000000600,
      2000000000, md5(random()::text) || '0123456789a', 'intent-' || random()::text);
  `,
};

/** Prepares the tables of `measureInserts` in an empty database. */
export async function prepareInserts(database: OpenDatabase): Promise<void> {
  // Writes the calendar, because the row of a lock names a cycle. The caller closes the database afterwards.
  await openProvider(readConfig({}), { database });
  await sql`create table claims (id bigserial primary key, account_id int, at bigint)`.execute(database.db);
}

/**
 * Measures the upper limit of a PostgreSQL server: durable transactions of one insert each by 64 clients of pgbench, without a sale or a
 * check.
 * @returns transactions per second
 */
export async function measureInserts(
  server: PostgresServer,
  programs: string,
  { database, row, seconds }: { database: string; row: InsertedRow; seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'insert-only-'));
  try {
    const script = join(folder, 'insert.sql');
    // Joins the lines of a statement, because a pgbench command ends at the end of its line.
    await writeFile(script, scripts[row].replaceAll(/\n {4}(?= )/g, ' ').replaceAll(/^ +/gm, ''));
    const load = ['-n', '-M', 'prepared', '-c', '64', '-j', '2', '-T', String(seconds), '-f', script];
    const target = ['-h', server.host, '-U', server.user, database];
    const { stdout } = await run(join(programs, 'pgbench'), [...load, ...target]);
    // Otherwise autovacuum would run during the next measurement.
    await run(join(programs, 'psql'), [
      ...target.slice(0, 4),
      '-qc',
      'truncate claims, locks cascade',
      database,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
