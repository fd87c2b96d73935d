import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CommandError } from './command.ts';

/**
 * Runs a client program of PostgreSQL on a database. Passes the password in the environment, because all users of a machine can
 * read command lines.
 * @throws {CommandError} when the program is not installed, or when it fails, with its error output
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
  try {
    // `once` rejects if the program does not start.
    const [, output] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    if (child.exitCode !== 0)
      throw new CommandError(`${name} failed: ${output.trim() || `exit code ${child.exitCode}`}`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${name} is not on this machine's PATH. Install PostgreSQL's client programs, or run this where they are.`,
    );
  }
}
