import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { seedClients } from '../load/seed-clients.ts';
import type { RunningProcess } from '../load/start-server.ts';
import { startProvider } from '../load/start-server.ts';
import { openDatabaseProxy } from './open-database-proxy.ts';
import type { Answers } from './run-players.ts';
import { runPlayers } from './run-players.ts';

/**
 * Two providers on one PostgreSQL, players who read and buy, and one fault after the other. Prints the share of requests that
 * were answered during and after each, and ends with `reconcile`, which must find no difference.
 *
 *     node faults/faults.ts [seconds of each fault] [requests a second]
 *
 * By default 60 and 30: about twelve minutes; listens on localhost only. The mail server is gone for the whole run.
 */
const [seconds = 60, rate = 30] = process.argv.slice(2).map(Number);
const calmSeconds = Math.max(5, Math.ceil(seconds / 4));
const players = rate * (seconds + calmSeconds) * 8;

const postgres = await openBenchPostgres({ max_connections: 120 });
const direct = await postgres.createDatabase('faults', (empty) => seedClients(empty, players));
const proxy = await openDatabaseProxy(join(postgres.server.host, '.s.PGSQL.5432'));
const settings = {
  DATABASE_URL: `postgres://${postgres.server.user}@127.0.0.1:${proxy.port}/faults`,
  LOG_LEVEL: 'silent',
  LOCK_MINUTES: '1',
  MAIL: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Keepers <keepers@bench.invalid>',
};
const providers: RunningProcess[] = [await startProvider(settings), await startProvider(settings)];
const urls = () => providers.map(({ port }) => `http://127.0.0.1:${port}`);
let nextPlayer = 0;

interface Fault {
  name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

const faults: Fault[] = [
  { name: 'none', begin: () => undefined, end: () => undefined },
  {
    name: 'kill -9 of a provider',
    begin: () => providers[0]?.kill(),
    end: async () => {
      providers[0] = await startProvider(settings);
    },
  },
  {
    name: 'database slow (0.6 s a round trip)',
    begin: () => proxy.set('slow'),
    end: () => proxy.set('open'),
  },
  { name: 'database silent', begin: () => proxy.set('silent'), end: () => proxy.set('open') },
  { name: 'database stopped', begin: () => proxy.set('refused'), end: () => proxy.set('open') },
  {
    name: 'connections lost, then read-only (failover)',
    begin: () => administer('alter system set default_transaction_read_only = on', endConnections),
    end: () => administer('alter system reset default_transaction_read_only', endConnections),
  },
];

const endConnections =
  "select pg_reload_conf(), (select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = 'faults' and pid <> pg_backend_pid())";

let isHealthy = true;
for (const { name, begin, end } of faults) {
  await begin();
  print(`during: ${name}`, await play(seconds));
  await end();
  await untilReady();
  const after = await play(calmSeconds);
  print(`after:  ${name}`, after);
  isHealthy &&= after.failed === 0 && after.lost === 0;
}

// Unpaid locks of the last requests run out, so that stock and money have come to rest.
await wait(Math.min(80_000, seconds * 2_000));
for (const provider of providers) await provider.stop();
await proxy.close();
const isReconciled = await reconcile();
await postgres.close();
process.exitCode = isHealthy && isReconciled ? 0 : 1;

async function play(duration: number): Promise<Answers> {
  const from = nextPlayer;
  nextPlayer += rate * duration;
  return runPlayers({ urls, rate, seconds: duration, from });
}

/** Waits until both providers are ready again, and says how long it took. */
async function untilReady(): Promise<void> {
  const begun = performance.now();
  const isReady = async () => {
    const answers = await Promise.all(
      urls().map((url) => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)),
    );
    return answers.every((answer) => answer?.ok);
  };
  while (!(await isReady())) {
    if (performance.now() - begun > 120_000) throw new Error('A provider is not ready two minutes later.');
    await wait(100);
  }
  console.log(`ready again after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}

async function administer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: postgres.server.urlOf('postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function print(name: string, { answered, refused, failed, failures, lost }: Answers) {
  const all = answered + refused + failed + lost;
  const share = (count: number) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;
  console.log(
    `${name.padEnd(52)} ${all} requests: answered ${share(answered)}, 503 or 429 ${share(refused)}, failed ${share(failed)}, lost ${share(lost)}`,
  );
  if (failed > 0) console.log(`    failed: ${JSON.stringify(failures)}`);
}

/** Runs the operators' command on the database, past the proxy. */
async function reconcile(): Promise<boolean> {
  const program = join(import.meta.dirname, '../../provider/src/cli/main.ts');
  const env = { PATH: process.env.PATH, DATABASE_URL: direct, LOG_LEVEL: 'silent' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'reconcile'], { env });
    console.log(stdout.trim());
    return true;
  } catch (failure) {
    console.log(failure);
    return false;
  }
}
