import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresServer } from '@emberclutch/tooling/postgres/open-postgres';
import { CalendarService } from '@emberclutch/provider/calendar-service';
import { readConfig } from '@emberclutch/provider/config';
import { openDatabase } from '@emberclutch/provider/database';
import { Client } from 'pg';

const run = promisify(execFile);

/** What is inserted: a row of a number, an account and an instant; or the row of a lock with all its indexes. */
export type Inserted = keyof typeof scripts;

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

/** Makes a database with the tables that are inserted into, and nothing in them. */
export async function openLimit(server: PostgresServer, database: string): Promise<void> {
  const admin = new Client({ connectionString: server.urlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const { db, close } = await openDatabase({ databaseUrl: server.urlOf(database), worldFolder: '' });
  const clock = { now: () => Date.now() };
  await new CalendarService({ db, clock, settings: readConfig({}).calendar }).ensureSeasons();
  await close();
  const client = new Client({ connectionString: server.urlOf(database) });
  await client.connect();
  await client.query('create table claims (id bigserial primary key, account_id int, at bigint)');
  await client.end();
}

/**
 * What this PostgreSQL can do at most: one transaction each, committed durably, from 64 clients of pgbench, which sells
 * nothing and checks nothing.
 * @param seconds how long to insert
 * @returns transactions a second
 */
export async function measureInserts(
  server: PostgresServer,
  programs: string,
  { database, what, seconds }: { database: string; what: Inserted; seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'insert-only-'));
  try {
    const script = join(folder, 'insert.sql');
    // pgbench reads a command to the end of its line.
    await writeFile(script, scripts[what].replaceAll(/\n {4}(?= )/g, ' ').replaceAll(/^ +/gm, ''));
    const load = ['-n', '-M', 'prepared', '-c', '64', '-j', '2', '-T', String(seconds), '-f', script];
    const where = ['-h', server.host, '-U', server.user, database];
    const { stdout } = await run(join(programs, 'pgbench'), [...load, ...where]);
    // Left there, it would be vacuumed while the next thing is measured.
    await run(join(programs, 'psql'), [
      ...where.slice(0, 4),
      '-qc',
      'truncate claims, locks cascade',
      database,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
