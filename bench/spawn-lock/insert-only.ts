import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresServer } from '@emberclutch/config/postgres/open-postgres';
import { Client } from 'pg';

const run = promisify(execFile);

/**
 * What this PostgreSQL can do at most: one row a transaction, committed durably, from 64 clients of pgbench.
 * @param seconds how long to insert
 * @returns rows a second
 */
export async function measureInserts(
  server: PostgresServer,
  programs: string,
  database: string,
  seconds: number,
): Promise<number> {
  const client = new Client({ connectionString: server.urlOf(database) });
  await client.connect();
  await client.query(
    'create table if not exists claims (id bigserial primary key, account_id int, at bigint)',
  );
  await client.end();
  const folder = await mkdtemp(join(tmpdir(), 'insert-only-'));
  try {
    const script = join(folder, 'insert.sql');
    await writeFile(
      script,
      '\\set account random(1, 1000000)\ninsert into claims (account_id, at) values (:account, 1);\n',
    );
    const load = ['-n', '-M', 'prepared', '-c', '64', '-j', '2', '-T', String(seconds), '-f', script];
    const where = ['-h', server.host, '-U', server.user, database];
    const { stdout } = await run(join(programs, 'pgbench'), [...load, ...where]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
