import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { openDatabase } from './open-database.ts';

const server = process.env.TESTS_RUN_ON;
/** `describe` on a server; an embedded database is restored in a folder with another name. */
const describeOnServer = server ? describe : describe.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-interrupted-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces pg_restore: restores one table of a world, and then kills `restore`. */
const killingScript = `
const { Client } = require(${JSON.stringify(createRequire(import.meta.url).resolve('pg'))});
const client = new Client({ connectionString: process.argv[2].replace('--dbname=', '') });
client.connect()
  .then(() => client.query('create table kysely_migration (name text primary key, timestamp text not null)'))
  .then(() => { process.kill(process.ppid, 'SIGKILL'); process.exit(); });
`;

async function restore(databaseUrl: string) {
  const command = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../cli/main.ts'), 'restore', join(folder, 'world.backup')],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, PATH: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const [exit, errorOutput] = await Promise.all([once(command, 'exit'), text(command.stderr)]);
  return { exit, errorOutput };
}

describeOnServer('a restore that was killed after it had created the tables', () => {
  const name = `emberclutch_restored_${randomUUID().slice(0, 8)}`;
  const admin = new Client({ connectionString: server });
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${name}`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  it('leaves a database that no process can use', async () => {
    writeFileSync(join(folder, 'world.backup'), 'a backup');
    const script = join(folder, 'pg_restore.cjs');
    writeFileSync(script, killingScript);
    const tool = `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`;
    writeFileSync(join(folder, 'pg_restore'), tool, { mode: 0o755 });
    const address = new URL(server ?? '');
    address.pathname = `/${name}`;
    const databaseUrl = address.href;

    const killedRestore = await restore(databaseUrl);
    const start = openDatabase({ databaseUrl, worldFolder: '' });

    expect(killedRestore.exit).toEqual([null, 'SIGKILL']);
    await expect(start).rejects.toThrow('A restore into this database is running, or was interrupted');
    expect(await restore(databaseUrl)).toEqual({
      exit: [1, null],
      errorOutput: expect.stringContaining('restore the backup into a new, empty database'),
    });
  });
});
