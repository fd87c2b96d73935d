import { join } from 'node:path';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres';
import { openPostgres } from '@emberclutch/tooling/postgres/open-postgres';
import type { OpenDatabase } from '@emberclutch/provider/database';
import { openDatabase } from '@emberclutch/provider/database';
import { Client } from 'pg';
import { inOwnProcess } from '../load/in-own-process.ts';
import { percentile } from '../load/percentile.ts';
import { seedClients } from '../load/clients.ts';
import { startProvider } from '../load/start-provider.ts';
import type { Crowd, CrowdReport } from './buyers.ts';
import { readReconciliation } from './read-reconciliation.ts';

/**
 * 1,000 eggs, 50,000 buyers in 10 seconds, two providers on one PostgreSQL. A second, smaller crowd buys what the first
 * did not pay for. At the end the books must agree. Takes about three minutes, listens on this machine only.
 */
const eggs = 1_000;
const buyers = 50_000;

const programs = findPostgres();
if (programs === null) throw new Error('No PostgreSQL was found.');
const server = await openPostgres(programs, { shared_buffers: '256MB', max_connections: 200 });
const databaseUrl = server.urlOf('world');
const admin = new Client({ connectionString: server.urlOf('postgres') });
await admin.connect();
await admin.query('create database world');
await admin.end();
const database = await openDatabase({ databaseUrl, worldFolder: '' });
await seedClients(database, buyers);
const settings = { DATABASE_URL: databaseUrl, EGGS_PER_CYCLE: String(eggs), LOCK_MINUTES: '1' };
const providers = [await startProvider(settings), await startProvider(settings)];
const crowd: Crowd = {
  ports: providers.map(({ port }) => port),
  from: 0,
  buyers,
  isFickle: true,
  arrival: 10_000,
  lockEnd: 62_000,
};

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`);
tell(await send(crowd));
await untilSwept(database);
console.log('what was abandoned came back; 1,000 who went away empty-handed come again:');
tell(await send({ ...crowd, from: buyers - 1_000, buyers: 1_000, isFickle: false, arrival: 1_000 }));
await untilSwept(database);
const isRight = report(await readReconciliation(database));

for (const provider of providers) await provider.stop();
await database.close();
await server.close();
process.exitCode = isRight ? 0 : 1;

function send(crowd: Crowd) {
  return inOwnProcess<CrowdReport>(join(import.meta.dirname, 'buyers.ts'), crowd);
}

function tell({ latencies, lag, others, ...counts }: CrowdReport) {
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  console.log(
    `from arrival to answer p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; greatest lag ${lag.toFixed(0)} ms`,
  );
  if (Object.keys(others).length > 0) console.log(`other answers by status: ${JSON.stringify(others)}`);
}

/** The providers sweep every 15 seconds; two minutes are the end of patience. */
async function untilSwept(database: OpenDatabase) {
  for (let second = 0; second < 120; second += 1) {
    if ((await readReconciliation(database)).held === 0) return;
    await wait(1_000);
  }
}

function report(books: Awaited<ReturnType<typeof readReconciliation>>): boolean {
  const wanted = { sold: eggs, remaining: 0, paidWithoutEgg: 0, eggWithoutPayment: 0, held: 0 };
  const found = Object.entries(wanted).map(([name, count]) => ({
    name,
    count,
    is: Reflect.get(books, name),
  }));
  for (const { name, count, is } of found) console.log(`${name.padEnd(18)} ${is} (wanted: ${count})`);
  return found.every(({ count, is }) => count === is);
}
