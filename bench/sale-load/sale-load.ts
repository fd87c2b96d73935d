import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '@emberclutch/provider/platform/database/open-database.ts';
import type { OpenDatabase } from '@emberclutch/provider/platform/database/database.ts';
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

const postgres = await openBenchPostgres({ shared_buffers: '256MB', max_connections: 200 });

const databaseUrl = await postgres.createDatabase('sale', (empty) => seedClients(empty, buyers));

const database = await openDatabase({ databaseUrl, worldFolder: '' });

const settings = { DATABASE_URL: databaseUrl, EGGS_PER_CYCLE: String(eggs), LOCK_MINUTES: '1' };

const providers = [await startProvider(settings), await startProvider(settings)];

const group: BuyerGroup = {
  ports: providers.map(({ port }) => port),
  firstBuyer: 0,
  buyers,
  hasDropouts: true,
  arrivalMs: 10_000,
  lockExpiryMs: 62_000,
};

console.log(`${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)} before the start`);

printReport(await simulate(group));

await waitForMaintenance(database);

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

await waitForMaintenance(database);

const isConsistent = printReconciliation(await readReconciliation(database));

for (const provider of providers) await provider.stop();

await database.close();

await postgres.close();

process.exitCode = isConsistent ? 0 : 1;

function simulate(group: BuyerGroup) {
  return runInChildProcess<BuyerReport>(join(import.meta.dirname, 'simulate-buyers.ts'), group);
}

function printReport({ latencies, maxLagMs, unexpected, ...counts }: BuyerReport) {
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  const [p50, p99] = [findPercentile(latencies, 0.5), findPercentile(latencies, 0.99)];
  console.log(
    `from arrival to answer p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; longest delay of an arrival ${maxLagMs.toFixed(0)} ms`,
  );
  if (Object.keys(unexpected).length > 0)
    console.log(`unexpected answers by status: ${JSON.stringify(unexpected)}`);
}

/** Waits up to two minutes until the providers have released expired locks, which they do every 15 seconds. */
async function waitForMaintenance(database: OpenDatabase) {
  for (let second = 0; second < 120; second += 1) {
    if ((await readReconciliation(database)).held === 0) return;
    await wait(1_000);
  }
}

function printReconciliation(reconciliation: ReconciliationReport): boolean {
  const expectedCounts = { sold: eggs, remaining: 0, paidWithoutEgg: 0, eggWithoutPayment: 0, held: 0 };
  const rows = Object.entries(expectedCounts).map(([name, count]) => ({
    name,
    count,
    actual: Reflect.get(reconciliation, name),
  }));
  for (const { name, count, actual } of rows)
    console.log(`${name.padEnd(18)} ${actual} (expected: ${count})`);
  return rows.every(({ count, actual }) => count === actual);
}

interface ReconciliationReport {
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
async function readReconciliation({ db }: OpenDatabase): Promise<ReconciliationReport> {
  const { rows } = await sql<ReconciliationReport>`
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
  const [report] = rows;
  if (!report) throw new Error('The reconciliation returned no row.');
  return report;
}
