import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { connectForCommand } from '../platform/database/open-database.ts';
import { createTestWorld } from '../testing/create-test-world.ts';
import { runCommand } from './run-command.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'emberclutch-restore-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function call(args: string[], dataDir: string) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const environment = { DATA_DIR: join(folder, dataDir), WORLD_SEED: 'no' };
  const code = await runCommand({ args, environment, print: write, printError: write });
  return { code, lines };
}

async function runOnWorld(dataDir: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = await connectForCommand(readConfig({ DATA_DIR: join(folder, dataDir) }));
  await work(db).finally(close);
}

it('ends sign-ins, discards queued e-mails, continues with later ids, and does not migrate the tables of an earlier version', async () => {
  await createTestWorld(join(folder, 'data'));
  const accountId = randomUUID();
  await runOnWorld('data', async (db) => {
    await sql`insert into accounts (id, email, display_name, created_at)
      values (${accountId}, 'moss@example.com', 'Moss', 1800000000)`.execute(db);
    await sql`insert into sessions (id_hash, account_id, signed_in_by, created_at, last_seen_at, authenticated_at, expires_at)
      values ('hash', ${accountId}, 'code', 1800000100, 1800000100, 1800000100, 1900000000)`.execute(db);
    await sql`insert into passkeys (credential_id, account_id, public_key, counter, aaguid, synced, transports, created_at)
      values ('key', ${accountId}, '\\x00', 0, ${randomUUID()}, false, '{}', 1800000000)`.execute(db);
    await sql`insert into mail_queue (id, recipient, subject, text, created_at, due_at)
      values (${randomUUID()}, 'moss@example.com', 'Code', 'Code', 1800000100, 1800000100)`.execute(db);
    await sql`select nextval('assets_id_seq')`.execute(db);
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  });
  const file = join(folder, 'world.backup');
  expect(await call(['backup', file], 'data')).toEqual({
    code: 0,
    lines: [`The world was backed up to ${file}.`],
  });
  const existingWorldLine = expect.stringMatching(/^There is a world in .* already\./);
  expect(await call(['restore', file], 'data')).toEqual({ code: 1, lines: [existingWorldLine] });
  writeFileSync(join(folder, 'holiday.jpg'), 'not a world');
  const invalidBackupLine = expect.stringMatching(
    /holiday\.jpg is not a backup of an embedded world, or it is damaged\.$/,
  );
  expect(await call(['restore', join(folder, 'holiday.jpg')], 'other')).toEqual({
    code: 1,
    lines: [invalidBackupLine],
  });

  const restoreResult = await call(['restore', file], 'elsewhere');
  const closeResult = await call(['seasons', 'close'], 'elsewhere');
  const resultWithoutPasskeys = await call(['restore', file, '--remove-passkeys'], 'third');

  expect(restoreResult).toEqual({
    code: 0,
    lines: [
      'The world is back: 1 accounts, 0 assets.',
      'All sessions and unfinished sign-ins were ended, and queued mails were discarded. New ids start 100000 higher.',
      'Passkeys still work, including any that were removed after the backup. --remove-passkeys removes them all.',
    ],
  });
  const earlierTablesLine = expect.stringMatching(
    /^The tables are from an earlier version: they lack \d{4}-/,
  );
  expect(closeResult).toEqual({ code: 1, lines: [earlierTablesLine] });
  await runOnWorld('elsewhere', async (db) => {
    const { rows } = await sql`select (select count(*)::int from sessions) as sessions,
      (select count(*)::int from mail_queue) as mails, (select count(*)::int from passkeys) as passkeys,
      nextval('assets_id_seq')::int as next`.execute(db);
    expect(rows).toEqual([{ sessions: 0, mails: 0, passkeys: 1, next: 100_002 }]);
  });
  expect(resultWithoutPasskeys.lines).toContain(
    'All passkeys were removed: their owners sign in with a code.',
  );
});

it('leaves no embedded world if the sessions cannot be ended', async () => {
  // Uses the world of the previous test.
  await runOnWorld('data', async (db) => {
    const body = sql.lit("begin raise 'kept'; end");
    await sql`create function keep() returns trigger language plpgsql as ${body}`.execute(db);
    await sql`create trigger keep before delete on sessions execute function keep()`.execute(db);
  });
  const file = join(folder, 'kept.backup');
  await call(['backup', file], 'data');

  await expect(call(['restore', file], 'fourth')).rejects.toThrow('kept');

  expect(existsSync(join(folder, 'fourth/world/postgres'))).toBe(false);
});
