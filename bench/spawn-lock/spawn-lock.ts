import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres.ts';
import { openDatabase } from '@emberclutch/provider/platform/database/database.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { median } from '../load/percentile.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startProvider, startServer } from '../load/start-server.ts';
import { measureInserts, prepareInserts } from './measure-inserts.ts';
import type { LoadResult } from './lock-load.ts';
import { hasWrk } from './lock-by-wrk.ts';
import { openTraceSink } from './open-trace-sink.ts';
import { durationMs, lockRounds, reportRounds, rounds, warmUps } from './lock-rounds.ts';

/**
 * Measures `POST /v1/eggs/spawn/lock` with 256 connections: on PostgreSQL in comparison with inserts of pgbench into
 * the same server, and on the embedded database in comparison with one statement per request. Rounds alternate, and
 * medians are compared. Limits, ledger and traces are on.
 *
 *     node spawn-lock/spawn-lock.ts [share of requests that is traced, 0.01]
 */
/** The share of requests that is traced. */
const tracedShare = Number(process.argv[2] ?? '0.01');
/** Number of clients: more than can be served, because each locks once. */
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
  `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before, requests by ${hasWrk ? 'wrk' : 'Node'}`,
);
if (programs === null) console.log('No PostgreSQL with pgbench was found: the embedded database only.');
else await measureServer(programs);
await measureEmbedded();

async function measureServer(programs: NonNullable<ReturnType<typeof findPostgres>>) {
  const postgres = await openBenchPostgres(serverSettings, programs);
  const databaseUrl = await postgres.createDatabase('locks', (empty) => seedClients(empty, clients));
  await postgres.createDatabase('inserts', prepareInserts);
  const traces = await openTraceSink();
  const provider = await startProvider({
    DATABASE_URL: databaseUrl,
    // Limits per network are on, so each player has their own address.
    TRUST_PROXY: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_TRACES_SAMPLER_ARG: String(tracedShare),
  });
  const load = lockRounds(provider);

  for (let times = 0; times < warmUps; times += 1) await load();
  const limits: Record<'a small row' | 'the row of a lock', number[]> = {
    'a small row': [],
    'the row of a lock': [],
  };
  const locks: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const row of ['a small row', 'the row of a lock'] as const)
      limits[row].push(
        await measureInserts(postgres.server, programs.folder, {
          database: 'inserts',
          row,
          seconds: durationMs / 1000,
        }),
      );
    locks.push(await load());
  }
  const rate = reportRounds('spawn/lock on PostgreSQL', locks);
  for (const [row, rates] of Object.entries(limits)) {
    const limit = median(rates);
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
    'batching writer, embedded': (settings: Record<string, string>) => startProvider(settings),
    'one statement per request, embedded': (settings: Record<string, string>) =>
      startServer(join(import.meta.dirname, 'one-statement-provider.ts'), settings),
  };
  const rates: number[] = [];
  for (const [name, start] of Object.entries(variants)) {
    const folder = join(root, String(rates.length));
    const database = await openDatabase({ databaseUrl: null, worldFolder: join(folder, 'world') });
    await seedClients(database, clients);
    await database.close();
    const provider = await start({ DATA_DIR: folder });
    const load = lockRounds(provider);
    for (let times = 0; times < warmUps; times += 1) await load();
    const locks: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) locks.push(await load());
    rates.push(reportRounds(name, locks));
    await provider.stop();
  }
  const [batched = 0, single = 1] = rates;
  console.log(`ratio to one statement per request: ${(batched / single).toFixed(1)} (target: at least 5)`);
  await rm(root, { recursive: true, force: true });
}
