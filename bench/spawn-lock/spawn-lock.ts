import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '@emberclutch/provider/platform/database/open-database.ts';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres.ts';
import type { PostgresPrograms } from '@emberclutch/tooling/postgres/find-postgres.ts';
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { findMedian } from '../load/find-percentile.ts';
import { formatMachine } from '../load/format-machine.ts';
import { runInChildProcess } from '../load/run-in-child-process.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startProvider, startServer } from '../load/start-server.ts';
import type { RunningServer } from '../load/start-server.ts';
import type { LoadResult, LockLoad } from './lock-load.ts';
import { createInsertTable, measureInserts } from './measure-inserts.ts';

/**
 * Measures `POST /v1/eggs/spawn/lock` with 256 connections: on PostgreSQL, compared with inserts of pgbench into the same server, and on
 * the embedded database, compared with one statement per request. Rounds alternate. The bench compares medians. Limits, ledger and traces
 * are on.
 * node spawn-lock/spawn-lock.ts [share of traced requests, 0.01]
 */
const tracedShare = Number(process.argv[2] ?? '0.01');

const rounds = 5;
const durationMs = 4_000;
/** Number of warm-up rounds, in which V8 compiles the hot functions. */
const warmUps = 4;
const connections = 256;
/** Number of clients: more than the provider can serve, because each client locks once. */
const clients = 900_000;
/** Limits per network are on, so the provider has to trust the address that a client claims. */
const addressSettings = { TRUST_PROXY: '1' };
/** WAL sizes as in `compose.yaml`. */
const serverSettings = {
  shared_buffers: '256MB',
  max_connections: 200,
  min_wal_size: '1GB',
  max_wal_size: '4GB',
};

console.log(formatMachine());
const programs = findPostgres(['pgbench']);
if (programs) await measureServer(programs);
else console.log('No PostgreSQL with pgbench was found. Only the embedded database is measured.');
await measureEmbedded();

async function measureServer(programs: PostgresPrograms) {
  await using postgres = await openBenchPostgres(serverSettings, programs);
  const databaseUrl = await postgres.createDatabase('locks', (empty) => seedClients(empty, clients));
  await createInsertTable(postgres.server);
  // Accepts traces and drops them.
  await using collector = createServer((request, response) => {
    request
      .resume()
      .once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  // Cast: a TCP server has no path.
  const { port } = collector.address() as AddressInfo;
  await using provider = await startProvider({
    ...addressSettings,
    DATABASE_URL: databaseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_TRACES_SAMPLER_ARG: String(tracedShare),
  });
  const runRound = await createRoundRunner(provider);
  const locks: LoadResult[] = [];
  const insertRates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    insertRates.push(await measureInserts(postgres.server, programs.folder, durationMs / 1000));
    locks.push(await runRound());
  }
  const rate = reportRounds('spawn/lock on PostgreSQL', locks);
  const insertRate = findMedian(insertRates);
  console.log(
    `small rows by 64 clients of pgbench: ${insertRate.toFixed(0)}/s (${formatRates(insertRates)}); ratio ${(rate / insertRate).toFixed(2)}`,
  );
  console.log('target: a ratio of at least 0.60, p99 at most 40 ms');
}

async function measureEmbedded() {
  const variants = {
    'batch writer, embedded': startProvider,
    'one statement per request, embedded': (settings: Record<string, string>) =>
      startServer(join(import.meta.dirname, 'one-statement-provider.ts'), settings),
  };
  const rates: number[] = [];
  for (const [name, start] of Object.entries(variants)) {
    await using folder = await createTemporaryFolder();
    const database = await openDatabase({ databaseUrl: null, worldFolder: join(folder.path, 'world') });
    await seedClients(database, clients);
    await database.close();
    await using provider = await start({ ...addressSettings, DATA_DIR: folder.path });
    const runRound = await createRoundRunner(provider);
    const locks: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) locks.push(await runRound());
    rates.push(reportRounds(name, locks));
  }
  const [batched = 0, single = 1] = rates;
  console.log(`ratio to one statement per request: ${(batched / single).toFixed(1)} (target: at least 5)`);
}

/** Warms a provider up. @returns a function that runs one round of locks with new clients */
async function createRoundRunner({ port }: RunningServer): Promise<() => Promise<LoadResult>> {
  let firstClient = 0;
  const runRound = async () => {
    const load: LockLoad = { port, connections, firstClient, durationMs };
    const result = await runInChildProcess<LoadResult>(join(import.meta.dirname, 'lock-load.ts'), load);
    firstClient += result.responses + connections;
    if (result.refused > 0)
      throw new Error(`${result.refused} of ${result.responses} locks were not granted.`);
    return result;
  };
  for (let round = 0; round < warmUps; round += 1) await runRound();
  return runRound;
}

/** Prints medians of the rounds. @returns the median rate */
function reportRounds(name: string, results: LoadResult[]): number {
  const readMedian = (key: 'rate' | 'p50' | 'p99') => findMedian(results.map((result) => result[key]));
  console.log(
    `${name.padEnd(35)} ${readMedian('rate').toFixed(0)} locks/s, p50 ${readMedian('p50').toFixed(0)} ms, p99 ${readMedian('p99').toFixed(0)} ms (${formatRates(results.map(({ rate }) => rate))})`,
  );
  return readMedian('rate');
}

function formatRates(rates: number[]): string {
  return rates.map((rate) => rate.toFixed(0)).join(' ');
}
