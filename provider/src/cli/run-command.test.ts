import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lockFolder } from '../platform/lock-folder.ts';
import { readConfig } from '../config/config.ts';
import { connectDatabase } from '../platform/database/database.ts';
import { createTestWorld } from '../testing/create-test-world.ts';
import { commands, runCommand } from './run-command.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-commands-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function call(args: string[], environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const code = await runCommand({
    args,
    environment: { DATA_DIR: join(folder, 'data'), WORLD_SEED: 'no', ...environment },
    print: write,
    complain: write,
  });
  return { code, output: lines.join('\n') };
}

it('lists every command with a description', async () => {
  const { code, output } = await call(['--help']);

  expect(code).toBe(0);
  for (const { usage, about } of commands) expect(output).toContain(`  ${usage}\n      ${about}`);
});

it.each([
  [['seasons', 'pause'], 'There is no command "seasons pause". There are: seasons open, seasons extend,'],
  [['seasons', 'close'], /^There is no world in .*data\/world\. Set DATA_DIR or DATABASE_URL, or begin one/],
  [['seasons', 'extend'], 'Minutes must be a whole number from 1 to 40320.'],
  [['seasons', 'extend', '1e3'], 'Minutes must be a whole number from 1 to 40320, not 1e3.'],
  [['keys', 'grant', 'moss@example.com', '0'], 'The count must be a whole number from 1 to 1000, not 0.'],
  [['keys', 'grant', 'moss@example.com', '2'], 'Say why, after the count. Do not name the player.'],
  [
    ['keys', 'grant', '7'],
    'Name an account, a number of keys and the reason: keys grant moss@example.com 3 "Won the drawing contest"',
  ],
  [['backup'], 'Name a new file: backup world.backup'],
  [['backup', '/dev/null'], '/dev/null exists and is not overwritten.'],
  [['backup', '/nowhere/world.backup'], 'There is no folder /nowhere that can be written.'],
  [['restore', '/nowhere'], 'There is no file /nowhere.'],
])('%s is rejected with one sentence', async (args, sentence) => {
  const { code, output } = await call(args);

  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toContain('\n');
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('refuses the tables of a newer version in one sentence', async () => {
  await createTestWorld(join(folder, 'data'));
  const world = await connectDatabase(readConfig({ DATA_DIR: join(folder, 'data') }));
  await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(world.db);
  await world.close();

  const { code, output } = await call(['db:migrate']);

  expect(code).toBe(1);
  expect(output).toMatch(/^A newer version has changed the tables of the database \(9999-later\)\. /);
  expect(output).not.toContain('\n');
});

it('rejects an invalid setting', async () => {
  expect(await call(['db:migrate'], { LOCK_MINUTES: 'ten' })).toEqual({
    code: 1,
    output: 'LOCK_MINUTES takes a whole number from 1 to 60, not "ten".',
  });
});

it('reports that the database is unavailable', async () => {
  expect(
    await call(['seasons', 'close'], { DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/world' }),
  ).toEqual({
    code: 1,
    output: 'The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  });
});

it('reports that a client program of PostgreSQL is not installed', async () => {
  const path = process.env.PATH;
  process.env.PATH = folder;
  const refused = await call(['backup', join(folder, 'world.backup')], {
    DATABASE_URL: 'postgres://ada@127.0.0.1:1/world',
  });
  process.env.PATH = path;

  expect(refused).toEqual({
    code: 1,
    output: expect.stringMatching(/^pg_dump is not on this machine's PATH\. Install/),
  });
});

it('reports that an embedded database cannot be opened', async () => {
  mkdirSync(join(folder, 'data/world/postgres'), { recursive: true });
  writeFileSync(join(folder, 'data/world/postgres/PG_VERSION'), '');

  const { code, output } = await call(['db:migrate']);

  expect(code).toBe(1);
  expect(output).toMatch(/^The world in .* cannot be opened\. Look whether its disk is full/);
});

it('refuses to back up a database without a world', async () => {
  const { close } = await connectDatabase(readConfig({ DATA_DIR: join(folder, 'data') }));
  await close();
  const file = join(folder, 'world.backup');

  expect(await call(['backup', file])).toEqual({ code: 1, output: 'The database holds no world.' });
  expect(existsSync(file)).toBe(false);
});

it('creates a database, does not open one in use, backs it up and restores it in another folder', async () => {
  const file = join(folder, 'world.backup');
  expect(await call(['db:migrate'])).toEqual({
    code: 0,
    output: expect.stringContaining('Done: 0001-accounts\nDone: 0002-world'),
  });
  expect(await call(['db:migrate'])).toEqual({ code: 0, output: 'The tables are up to date.' });
  expect(await call(['keys', 'grant', 'nobody@example.com', '2', 'by', 'mistake'])).toEqual({
    code: 1,
    output: 'No account has the address nobody@example.com.',
  });

  const unlock = lockFolder(join(folder, 'data/world'));
  for (const args of [['seasons', 'close'], ['backup', file], ['db:migrate']])
    expect(await call(args)).toEqual({
      code: 1,
      output: expect.stringMatching(/^The world in .* is in use by another process/),
    });
  unlock();

  expect(await call(['backup', file])).toEqual({ code: 0, output: `The world is in ${file}.` });
  expect(await call(['restore', file])).toEqual({
    code: 1,
    output: expect.stringMatching(/^There is a world in .* already\./),
  });
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
  writeFileSync(join(folder, 'holiday.jpg'), 'not a world');
  expect(await call(['restore', join(folder, 'holiday.jpg')], elsewhere)).toEqual({
    code: 1,
    output: expect.stringMatching(/holiday\.jpg is no backup of an embedded world, or it is damaged\.$/),
  });
  expect(await call(['restore', file], elsewhere)).toEqual({
    code: 0,
    output: expect.stringMatching(/^The world is back: 0 accounts, 0 assets\.\nEnded: 0 sessions/),
  });
});

it('runs from the command line', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'keys', 'grant'], {
    stdio: 'ignore',
  });

  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
});

it('does not wait forever for a silent database', async () => {
  // The deadline of pg_dump, which is not installed here, is in its environment.
  writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "waits $PGCONNECT_TIMEOUT s" >&2\nexit 1\n', {
    mode: 0o755,
  });
  const path = process.env.PATH;
  process.env.PATH = `${folder}:${path}`;
  const failed = await call(['backup', join(folder, 'world.backup')], {
    DATABASE_URL: 'postgres://ada@127.0.0.1:1/world',
  });
  process.env.PATH = path;

  expect(failed).toEqual({ code: 1, output: 'pg_dump failed: waits 10 s' });
});
