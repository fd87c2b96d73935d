import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { connectForCommand } from '../platform/database/open-database.ts';
import { lockFolder } from '../platform/lock-folder.ts';
import { createTestWorld } from '../testing/create-test-world.ts';
import { commands, runCommand } from './run-command.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'emberclutch-commands-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function call(args: string[], environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const settings = { DATA_DIR: join(folder, 'data'), WORLD_SEED: 'no', ...environment };
  const code = await runCommand({ args, environment: settings, print: write, printError: write });
  return { code, output: lines.join('\n') };
}

/** @returns the result of a command that fails with one sentence */
const toFailure = (sentence: RegExp | string) => ({
  code: 1,
  output: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
});

it('lists every command with a description', async () => {
  const { code, output } = await call(['--help']);

  expect(code).toBe(0);
  for (const { usage, description } of commands) expect(output).toContain(`  ${usage}\n      ${description}`);
});

it.each([
  [
    ['seasons', 'pause'],
    /^There is no command "seasons pause"\. There are: seasons open, seasons extend,.*$/,
  ],
  [
    ['seasons', 'close'],
    /^There is no world in .*data\/world\. Set DATA_DIR or DATABASE_URL, or begin one.*$/,
  ],
  [['seasons', 'extend'], /^Minutes must be a whole number from 1 to 40320\.$/],
  [['seasons', 'extend', '1e3'], /^Minutes must be a whole number from 1 to 40320, not 1e3\.$/],
  [['reconcile', 'soon'], /^Days must be a whole number from 1 to 3650, not soon\.$/],
  [['keys', 'grant', 'moss@example.com', '0'], /^The count must be a whole number from 1 to 1000, not 0\.$/],
  [['keys', 'grant', 'moss@example.com', '2'], /^Say why, after the count\. Do not name the player\.$/],
  [
    ['keys', 'grant', '7'],
    /^Name an account, a number of keys and the reason: keys grant moss@example\.com 3 ".*"$/,
  ],
  [['backup'], /^Name a new file: backup world\.backup$/],
  [['backup', '/dev/null'], /^\/dev\/null exists and is not overwritten\.$/],
  [['backup', '/nowhere/world.backup'], /^There is no folder \/nowhere that can be written\.$/],
  [['restore', '/nowhere'], /^There is no file \/nowhere\.$/],
])('rejects %s with one sentence', async (args, sentence) => {
  expect(await call(args)).toEqual(toFailure(sentence));
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('rejects an invalid setting, and reports that the database is unavailable', async () => {
  expect(await call(['db:migrate'], { LOCK_MINUTES: 'ten' })).toEqual(
    toFailure('LOCK_MINUTES takes a whole number from 1 to 60, not "ten".'),
  );
  const DATABASE_URL = 'postgres://ada:secret@127.0.0.1:1/world';
  expect(await call(['seasons', 'close'], { DATABASE_URL })).toEqual(
    toFailure('The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127.0.0.1:1'),
  );
});

it('reports that a client program of PostgreSQL is not installed, and gives it a deadline', async () => {
  const path = process.env.PATH;
  const backUp = () =>
    call(['backup', join(folder, 'world.backup')], { DATABASE_URL: 'postgres://ada@127.0.0.1:1/world' });
  process.env.PATH = folder;
  const missingResult = await backUp();
  process.env.PATH = `${folder}:${path}`;
  // A script in place of pg_dump prints the deadline from its environment.
  const script = '#!/bin/sh\necho "waits $PGCONNECT_TIMEOUT s" >&2\nexit 1\n';
  writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o755 });
  const failedResult = await backUp();
  process.env.PATH = path;

  expect(missingResult).toEqual(toFailure(/^pg_dump is not on this machine's PATH\. Install/));
  expect(failedResult).toEqual(toFailure('pg_dump failed: waits 10 s'));
});

it('reports that an embedded database cannot be opened', async () => {
  mkdirSync(join(folder, 'data/world/postgres'), { recursive: true });
  writeFileSync(join(folder, 'data/world/postgres/PG_VERSION'), '');

  expect(await call(['db:migrate'])).toEqual(
    toFailure(/^The world in .* cannot be opened\. If its disk is full, free some space/),
  );
});

it('refuses to back up a database without a world, creates its tables, and refuses to grant keys to an unknown account', async () => {
  await (await connectForCommand(readConfig({ DATA_DIR: join(folder, 'data') }))).close();
  const file = join(folder, 'world.backup');
  expect(await call(['backup', file])).toEqual(toFailure('The database holds no world.'));
  expect(existsSync(file)).toBe(false);

  const createdOutput = expect.stringContaining(
    'Done: 0025-delete-removed-passkeys\nDone: 0026-payment-session-addresses',
  );
  expect(await call(['db:migrate'])).toEqual({ code: 0, output: createdOutput });
  expect(await call(['db:migrate'])).toEqual({ code: 0, output: 'The tables are up to date.' });
  expect(await call(['keys', 'grant', 'nobody@example.com', '2', 'by', 'mistake'])).toEqual(
    toFailure('No account has the address nobody@example.com.'),
  );
});

it('opens no database that is in use or has the tables of a newer version', async () => {
  await createTestWorld(join(folder, 'data'));
  const unlock = lockFolder(join(folder, 'data/world'));
  for (const args of [['seasons', 'close'], ['backup', join(folder, 'world.backup')], ['db:migrate']])
    expect(await call(args)).toEqual(toFailure(/^The world in .* is in use by another process/));
  unlock();

  const world = await connectForCommand(readConfig({ DATA_DIR: join(folder, 'data') }));
  await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(world.db);
  await world.close();
  expect(await call(['db:migrate'])).toEqual(
    toFailure(/^A newer version has changed the tables of the database \(9999-later\)\. .*$/),
  );
});

it('runs from the command line', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main, 'keys', 'grant'], { stdio: 'ignore' });

  expect(await once(child, 'close')).toEqual([1, null]);
});
