import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresServer } from '@emberclutch/tooling/postgres/open-postgres.ts';
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';
import { runAsAdministrator } from '../load/open-bench-postgres.ts';

const script = `
\\set account random(1, 1000000)
insert into claims (account_id, at) values (:account, 1);
`;

export const createInsertTable = (server: PostgresServer) =>
  runAsAdministrator(server, 'create table claims (id bigserial primary key, account_id int, at bigint)');

/**
 * Measures the upper limit of a PostgreSQL server: durable transactions of one insert each by 64 clients of pgbench, without a sale or a
 * check.
 * @param programs folder of the programs of PostgreSQL
 * @returns transactions per second
 */
export async function measureInserts(
  server: PostgresServer,
  programs: string,
  seconds: number,
): Promise<number> {
  await using folder = await createTemporaryFolder();
  const file = join(folder.path, 'insert.sql');
  await writeFile(file, script);
  const load = ['-n', '-M', 'prepared', '-c', '64', '-j', '2', '-T', String(seconds), '-f', file];
  const target = ['-h', server.host, '-U', server.user, 'postgres'];
  const { stdout } = await promisify(execFile)(join(programs, 'pgbench'), [...load, ...target]);
  // Otherwise autovacuum would run during the next measurement.
  await runAsAdministrator(server, 'truncate claims');
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
