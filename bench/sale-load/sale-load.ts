import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '@emberclutch/provider/platform/database/open-database.ts';
import type { Database } from '@emberclutch/provider/platform/database/database.ts';
import { formatMachine } from '../load/format-machine.ts';
import { limitRun } from '../load/limit-run.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { findPercentile } from '../load/find-percentile.ts';
import { runInChildProcess } from '../load/run-in-child-process.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startProvider } from '../load/start-server.ts';
import type { BuyerGroup, BuyerReport } from './simulate-buyers.ts';

/**
 * Simulates 50,000 buyers in 10 seconds who want one of 1,000 eggs, with two providers on one PostgreSQL. A second, smaller group buys the
 * eggs for which the first did not pay. In the end, eggs and payments must agree. Takes about three minutes. Listens on localhost only.
 */
const eggs = 1_000;
const buyers = 50_000;
limitRun(15);

await using postgres = await openBenchPostgres({ shared_buffers: '256MB', max_connections: 200 });
const databaseUrl = await postgres.createDatabase('sale', (empty) => seedClients(empty, buyers));
const database = await openDatabase({ databaseUrl, worldFolder: '' });
const settings = {
  DATABASE_URL: databaseUrl,
  EGGS_PER_CYCLE: String(eggs),
  LOCK_MINUTES: '1',
  // Each buyer has a network of their own. Otherwise, all buyers would share the limits of one network.
  TRUST_PROXY: '1',
};
await using first = await startProvider(settings);
await using second = await startProvider(settings);
const group: BuyerGroup = {
  ports: [first.port, second.port],
  firstBuyer: 0,
  buyers,
  hasDropouts: true,
  arrivalMs: 10_000,
  lockExpiryMs: 62_000,
};

console.log(`${formatMachine()} before the start`);
printReport(await simulate(group));
await waitUntilNothingIsHeld(database.db);
console.log('Unpaid eggs are in stock again; 1,000 refused buyers return:');
printReport(
  await simulate({
    ...group,
    firstBuyer: buyers - 1_000,
    buyers: 1_000,
    hasDropouts: false,
    arrivalMs: 1_000,
  }),
);
await waitUntilNothingIsHeld(database.db);

const counts = await readCounts(database.db);
await database.close();
const expectedCounts: Counts = { sold: eggs, remaining: 0, paidWithoutEgg: 0, eggWithoutPayment: 0, held: 0 };
console.table({ actual: counts, expected: expectedCounts });
process.exitCode = JSON.stringify(counts) === JSON.stringify(expectedCounts) ? 0 : 1;

function simulate(group: BuyerGroup) {
  return runInChildProcess<BuyerReport>(join(import.meta.dirname, 'simulate-buyers.ts'), group);
}

function printReport({ latencies, maxLagMs, ...counts }: BuyerReport) {
  console.log(counts);
  const [p50, p99] = [findPercentile(latencies, 0.5), findPercentile(latencies, 0.99)];
  console.log(
    `from arrival to response p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; longest delay of an arrival ${maxLagMs.toFixed(0)} ms`,
  );
}

/** Waits up to two minutes until the providers have released expired locks, which they do every 15 seconds. */
async function waitUntilNothingIsHeld(db: Database) {
  for (let second = 0; second < 120 && (await readCounts(db)).held > 0; second += 1) await wait(1_000);
}

interface Counts {
  /** Number of created eggs. */
  sold: number;
  remaining: number;
  /** Number of accepted payments whose lock has no egg. */
  paidWithoutEgg: number;
  /** Number of eggs whose lock has no payment, or more than one. */
  eggWithoutPayment: number;
  /** Number of eggs of unpaid locks. */
  held: number;
}

/** Counts eggs, payments and locks in the tables, and rows that contradict each other. */
async function readCounts(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from assets where type = 'DRAGON' and purchase_id is not null) as sold,
      (select sum(remaining) from stock where kind = 'egg'
        and cycle_id = (select max(cycle_id) from locks)) as remaining,
      (select count(*) from payments where state = 'granted'
        and not exists (select from assets where purchase_id = payments.lock_id)) as "paidWithoutEgg",
      (select count(*) from assets where type = 'DRAGON' and purchase_id is not null
        and 1 <> (select count(*) from payments where lock_id = purchase_id and state = 'granted')) as "eggWithoutPayment",
      (select coalesce(sum(eggs), 0) from locks where state = 'held') as held
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The query returned no row.');
  return counts;
}
