import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresPrograms } from './find-postgres.ts';
import { unpackPostgres } from './unpack-postgres.ts';

export interface PostgresServer {
  /** Folder of its socket, for tools that want a host. */
  host: string;
  /** The user that owns everything in it. */
  user: string;
  /** Address of a database in it; `postgres` is there from the start. */
  urlOf(database: string): string;
  /** Ends the server and removes all it kept. */
  close(): Promise<void>;
}

const run = promisify(execFile);
const user = 'emberclutch';

/**
 * Starts a PostgreSQL of its own in a fresh temporary folder. It listens on a socket in that folder only.
 * @param settings of postgresql.conf
 * @throws with what the server said, when it does not start
 */
export async function openPostgres(
  programs: PostgresPrograms,
  settings: Record<string, string | number> = {},
): Promise<PostgresServer> {
  const bin = unpackPostgres(programs);
  const root = mkdtempSync(join(tmpdir(), 'emberclutch-pg-'));
  const account = unprivilegedAccount();
  if (account) chownSync(root, account.uid, account.gid);
  const data = join(root, 'data');
  const place = { ...account, cwd: root };
  try {
    const setUp = ['-D', data, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), setUp, place);
    const all = { listen_addresses: '', unix_socket_directories: root, ...settings };
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn('sh', ['-c', keeper, root, join(bin, 'postgres'), '-D', data, ...options], {
      ...place,
      stdio: ['pipe', 'ignore', 'pipe'],
      // Out of reach of Ctrl-C in a terminal: it ends with this process, and in order.
      detached: true,
    });
    await untilReady(server);
    return {
      host: root,
      user,
      urlOf: (database) => `postgres://${user}@localhost/${database}?host=${encodeURIComponent(root)}`,
      async close() {
        const exit = once(server, 'exit');
        server.stdin.end();
        await exit;
      },
    };
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Runs the server until the pipe from whoever started it is closed, by intent or because they are gone; then ends it
 * "fast" in the words of pg_ctl (connections are cut, what was committed is written) and removes its folder.
 */
const keeper = `
  exec 3<&0
  "$@" 3<&- & server=$!
  { read -r _ <&3; kill -INT $server; } & reader=$!
  wait $server; code=$?
  rm -rf "$0"; kill $reader 2>/dev/null; exit $code
`;

/** The server refuses to run as root, and the user it runs as must have a name. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const found =
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts[0];
  return found && { uid: found.uid, gid: found.gid };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.\n${said}`)));
  });
}
