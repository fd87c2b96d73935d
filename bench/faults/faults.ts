import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres.ts';
import { openMailServer } from '@emberclutch/provider/testing/open-mail-server.ts';
import { openStripeDouble } from '@emberclutch/provider/testing/stripe-double.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { reconcile } from '../load/reconcile.ts';
import { limitRun } from '../load/limit-run.ts';
import { seedClients } from '../load/seed-clients.ts';
import { toStripeSettings } from '../load/to-stripe-settings.ts';
import { listFaults } from './fault-list.ts';
import { openDatabaseProxy } from './open-database-proxy.ts';
import { openFaultSite } from './open-fault-site.ts';
import { openSmallDisk } from './open-small-disk.ts';
import type { Responses } from './run-players.ts';
import { reportPayment, runPlayers } from './run-players.ts';

/**
 * Two edges in front of two providers on one PostgreSQL, with doubles of the payment service and the mail server, serve players who read
 * and buy while one fault after another happens. Prints the share of answered requests during and after each fault, and ends with
 * `reconcile`, which must find no difference in our books, or between them and the payment service.
 * node faults/faults.ts [seconds of each fault] [requests per second] [pattern of fault names]
 * With the defaults, 20 and 30, it takes about ten minutes. Listens on localhost only. The silent database takes at least a minute.
 */
const [seconds = 20, rate = 30] = process.argv.slice(2, 4).map(Number);
const namePattern = new RegExp(process.argv[4] ?? '');
const calmSeconds = Math.max(5, Math.ceil(seconds / 4));
const players = rate * (20 * (seconds + calmSeconds) + 60);

limitRun(60);

const disk = openSmallDisk(768);
// Makes PostgreSQL create its data folder on the small disk.
if (disk) process.env.TMPDIR = disk.folder;
await using postgres = await openBenchPostgres(
  { max_connections: 120, max_wal_size: '128MB', min_wal_size: '64MB' },
  findPostgres(),
  { shouldRestart: true },
);
delete process.env.TMPDIR;
const directUrl = await postgres.createDatabase('faults', async (empty) => {
  await seedClients(empty, players);
  // The provider sends no mail to `.invalid`.
  await sql`update accounts set email = replace(email, '.invalid', '.example')`.execute(empty.db);
});
await using proxy = await openDatabaseProxy(join(postgres.server.host, '.s.PGSQL.5432'));
await using services = new AsyncDisposableStack();
const stripe = await openStripeDouble({ now: () => Date.now() });
services.defer(async () => void (await stripe.close()));
const mail = await openMailServer();
services.defer(mail.close);
await using site = await openFaultSite({
  ...toStripeSettings(stripe),
  DATABASE_URL: `postgres://${postgres.server.user}@127.0.0.1:${proxy.port}/faults`,
  LOG_LEVEL: 'silent',
  LOCK_MINUTES: '1',
  MAIL: 'smtp',
  SMTP_URL: mail.url,
  MAIL_FROM: 'Keepers <keepers@bench.invalid>',
});
const urls = site.edges.map(({ url }) => url);
const processUrls = [...urls, ...site.providers.map(({ url }) => url)];
const unreported = new Set<string>();
let nextPlayer = 0;

if (disk === null)
  console.log('The bench leaves out the full disk, because this user may not mount a small one.');
let isHealthy = true;
const faults = listFaults({ site, postgres: postgres.server, proxy, stripe, mail, disk });
for (const { name, begin, end, minSeconds = 0 } of faults.filter((fault) => namePattern.test(fault.name))) {
  await begin();
  printResponses(`during: ${name}`, await runRound(Math.max(seconds, minSeconds)));
  console.log(
    `${(await listReadyProcesses()).length} of ${processUrls.length} processes were ready at the end of the fault`,
  );
  await end();
  await waitUntilReady();
  const after = await runRound(calmSeconds);
  printResponses(`after:  ${name}`, after);
  isHealthy &&= after.failed === 0 && after.lost === 0;
}

for (const id of unreported) await reportPayment(id, { urls, stripe, unreported });
console.log(`${mail.received.length} mails arrived; ${unreported.size} payments could not be reported`);
// Wait until unpaid locks of the last requests have expired, so that stock and money no longer change.
await wait(80_000);
// Connects without the proxy.
const isReconciled = await reconcile(directUrl, toStripeSettings(stripe));
process.exitCode = isHealthy && isReconciled && unreported.size === 0 ? 0 : 1;

async function runRound(duration: number): Promise<Responses> {
  const firstPlayer = nextPlayer;
  nextPlayer += rate * duration;
  return runPlayers({ urls, rate, seconds: duration, firstPlayer, stripe, unreported });
}

async function listReadyProcesses(): Promise<string[]> {
  const responses = await Promise.all(
    processUrls.map(async (url) => {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      return response?.ok ? [url] : [];
    }),
  );
  return responses.flat();
}

/** Waits until all processes are ready again, and prints how long it took. */
async function waitUntilReady(): Promise<void> {
  const startedAt = performance.now();
  while ((await listReadyProcesses()).length < processUrls.length) {
    if (performance.now() - startedAt > 120_000)
      throw new Error('A process is not ready two minutes after the fault.');
    await wait(100);
  }
  console.log(`ready again after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}

function printResponses(name: string, { answered, refused, failed, failures, lost }: Responses) {
  const all = answered + refused + failed + lost;
  const formatShare = (count: number) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;
  console.log(
    `${name.padEnd(52)} ${all} requests: answered ${formatShare(answered)}, 503 or 429 ${formatShare(refused)}, failed ${formatShare(failed)}, lost ${formatShare(lost)}`,
  );
  if (failed > 0) console.log(`    failed: ${JSON.stringify(failures)}`);
}
