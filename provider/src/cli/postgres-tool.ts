import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/**
 * Runs a client program of PostgreSQL on a database. Passes the password in the environment, because all users of a machine can
 * read command lines.
 * @throws {OperatorError} when the program is not installed, or when it fails, with its error output
 */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(name, [`--dbname=${url.href}`, '--no-password', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Without this limit, the program would wait forever for a silent server.
    env: { PGCONNECT_TIMEOUT: '10', ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  // `once` rejects if the program does not start.
  const [, output] = await Promise.all([once(child, 'close'), text(child.stderr)]).catch(() => {
    throw new OperatorError(
      `${name} is not on this machine's PATH. Install PostgreSQL's client programs, or run this where they are.`,
    );
  });
  if (child.exitCode !== 0)
    throw new OperatorError(`${name} failed: ${output.trim() || `exit code ${child.exitCode}`}`);
}
