import { cpus, loadavg } from 'node:os';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startProvider } from '../load/start-server.ts';
import { lockRounds, reportRounds, rounds, warmUps } from './lock-rounds.ts';
import type { LoadResult } from './lock-load.ts';

/**
 * Compares `POST /v1/eggs/spawn/lock` on PostgreSQL in a cycle with a limit per account, in which only the
 * transactional strategy grants locks, with a cycle without one. Rounds alternate.
 */
const clients = 500_000;
/** More than a client locks, so that the limit refuses none. */
const cycles = { 'without a limit': {}, 'with a limit for accounts': { EGGS_PER_ACCOUNT: '10' } };

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`);
const postgres = await openBenchPostgres({ shared_buffers: '256MB', max_connections: 200 });
const measured = [];
for (const [name, settings] of Object.entries(cycles)) {
  const database = `locks_${measured.length}`;
  const databaseUrl = await postgres.createDatabase(database, (empty) => seedClients(empty, clients));
  const provider = await startProvider({ DATABASE_URL: databaseUrl, ...settings });
  measured.push({ name, provider, lock: lockRounds(provider), results: Array<LoadResult>() });
}

for (let times = 0; times < warmUps; times += 1) for (const { lock } of measured) await lock();
for (let round = 0; round < rounds; round += 1)
  for (const { lock, results } of measured) results.push(await lock());

const [fast = 1, limited = 0] = measured.map(({ name, results }) => reportRounds(name, results));
console.log(`ratio with a limit to without: ${(limited / fast).toFixed(2)}`);
for (const { provider } of measured) await provider.stop();
await postgres.close();
