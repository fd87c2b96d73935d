import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@emberclutch/provider/platform/database/open-database.ts';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { findMedian } from '../load/find-percentile.ts';
import { runInChildProcess } from '../load/run-in-child-process.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startProvider, startServer } from '../load/start-server.ts';
import type { RunningProcess } from '../load/start-server.ts';
import { hasWrk, lockWithWrk } from './lock-by-wrk.ts';
import type { LoadResult, LockLoad } from './lock-load.ts';
import { measureInserts, prepareInserts } from './measure-inserts.ts';

/**
 * Measures `POST /v1/eggs/spawn/lock` with 256 connections: on PostgreSQL, compared with inserts of pgbench into the same server, and on
 * the embedded database, compared with one statement per request. Rounds alternate. The bench compares medians. Limits, ledger and traces
 * are on.
 * node spawn-lock/spawn-lock.ts [share of traced requests, 0.01]
 */
const tracedShare = Number(process.argv[2] ?? '0.01');

/** Number of clients: more than the provider can serve, because each client locks once. */
const clients = 900_000;

/** WAL sizes as in `compose.yaml`. */
const serverSettings = {
  shared_buffers: '256MB',
  max_connections: 200,
  min_wal_size: '1GB',
  max_wal_size: '4GB',
};

const programs = findPostgres(['pgbench']);

console.log(
  `${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)} before the start, requests by ${hasWrk ? 'wrk' : 'Node'}`,
);

const rounds = 5;

const durationMs = 4_000;

/** Number of warm-up rounds, in which V8 compiles the hot functions. */
const warmUps = 4;

const connections = 256;

/** Limits per network are on, so each player has their own address. */
const addressSettings = { TRUST_PROXY: '1' };

/** @returns a function that runs one round of locks with new clients */
function createRoundRunner({ port }: RunningProcess): () => Promise<LoadResult> {
  let firstClient = 0;
  return async () => {
    const load: LockLoad = { port, connections, firstClient, durationMs };
    const result = hasWrk
      ? await lockWithWrk(load)
      : await runInChildProcess<LoadResult>(join(import.meta.dirname, 'lock-load.ts'), load);
    firstClient += result.responses + connections;
    if (result.refused > 0)
      throw new Error(`${result.refused} of ${result.responses} locks were not granted.`);
    return result;
  };
}

/** Prints medians of the rounds. @returns the median rate */
function reportRounds(name: string, results: LoadResult[]): number {
  const rate = findMedian(results.map((result) => result.rate));
  const formatLatency = (share: 'p50' | 'p99') =>
    findMedian(results.map((result) => result[share])).toFixed(0);
  const rates = results.map((result) => result.rate.toFixed(0)).join(' ');
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(0)} locks/s, p50 ${formatLatency('p50')} ms, p99 ${formatLatency('p99')} ms (${rates})`,
  );
  return rate;
}

if (programs === null)
  console.log('No PostgreSQL with pgbench was found. Only the embedded database is measured.');
else await measureServer(programs);

await measureEmbedded();

async function measureServer(programs: NonNullable<ReturnType<typeof findPostgres>>) {
  const postgres = await openBenchPostgres(serverSettings, programs);
  const databaseUrl = await postgres.createDatabase('locks', (empty) => seedClients(empty, clients));
  await postgres.createDatabase('inserts', prepareInserts);
  const traces = await openTraceSink();
  const provider = await startProvider({
    ...addressSettings,
    DATABASE_URL: databaseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_TRACES_SAMPLER_ARG: String(tracedShare),
  });
  const runRound = createRoundRunner(provider);

  for (let times = 0; times < warmUps; times += 1) await runRound();
  const limitRates: Record<'a small row' | 'the row of a lock', number[]> = {
    'a small row': [],
    'the row of a lock': [],
  };
  const locks: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const row of ['a small row', 'the row of a lock'] as const)
      limitRates[row].push(
        await measureInserts(postgres.server, programs.folder, {
          database: 'inserts',
          row,
          seconds: durationMs / 1000,
        }),
      );
    locks.push(await runRound());
  }
  const rate = reportRounds('spawn/lock on PostgreSQL', locks);
  for (const [row, rates] of Object.entries(limitRates)) {
    const limit = findMedian(rates);
    console.log(
      `pgbench, 64 clients, ${row}: ${limit.toFixed(0)}/s (${rates.map((each) => each.toFixed(0)).join(' ')}); ratio ${(rate / limit).toFixed(2)}`,
    );
  }
  console.log('target: a ratio of at least 0.60 to the small row, p99 at most 40 ms');
  await provider.stop();
  traces.close();
  await postgres.close();
}

async function measureEmbedded() {
  const root = await mkdtemp(join(tmpdir(), 'spawn-lock-'));
  const variants = {
    'batch writer, embedded': (settings: Record<string, string>) => startProvider(settings),
    'one statement per request, embedded': (settings: Record<string, string>) =>
      startServer(join(import.meta.dirname, 'one-statement-provider.ts'), settings),
  };
  const rates: number[] = [];
  for (const [name, start] of Object.entries(variants)) {
    const folder = join(root, String(rates.length));
    const database = await openDatabase({ databaseUrl: null, worldFolder: join(folder, 'world') });
    await seedClients(database, clients);
    await database.close();
    const provider = await start({ ...addressSettings, DATA_DIR: folder });
    const runRound = createRoundRunner(provider);
    for (let times = 0; times < warmUps; times += 1) await runRound();
    const locks: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) locks.push(await runRound());
    rates.push(reportRounds(name, locks));
    await provider.stop();
  }
  const [batched = 0, single = 1] = rates;
  console.log(`ratio to one statement per request: ${(batched / single).toFixed(1)} (target: at least 5)`);
  await rm(root, { recursive: true, force: true });
}

/** Opens a trace collector that accepts traces over HTTP and drops them. */
async function openTraceSink(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    request
      .resume()
      .once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a TCP server has no path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
