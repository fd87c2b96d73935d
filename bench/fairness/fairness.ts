import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStripeDouble } from '@emberclutch/provider/testing/stripe-double.ts';
import { findPercentile } from '../load/find-percentile.ts';
import { formatMachine } from '../load/format-machine.ts';
import { limitRun } from '../load/limit-run.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { publishBenchSite } from '../load/publish-bench-site.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startEdge, startProvider } from '../load/start-server.ts';
import { toStripeSettings } from '../load/to-stripe-settings.ts';
import { seedAssets } from '../reads/seed-assets.ts';
import { attackNames } from './attacks.ts';
import type { AttackLoad } from './attack-load.ts';
import { buy } from './buyers.ts';

/**
 * Buyers lock eggs through an edge in front of a provider on PostgreSQL, each in its own process. Meanwhile, five networks run one attack
 * after another, each as often as its limit allows. Slices with and without the attack alternate, so that other load of the machine slows
 * both. Prints the median and p99 of a buyer's lock in both; their ratio must be at most 3. Listens on localhost only. node
 * fairness/fairness.ts [--seconds 12] [--buyers 20] [--assets 40000] [--only name]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    buyers: { type: 'string', default: '20' },
    assets: { type: 'string', default: '40000' },
    only: { type: 'string', default: '' },
  },
});
const [seconds, perSecond, assets] = [Number(values.seconds), Number(values.buyers), Number(values.assets)];
const names = attackNames.filter((name) => name.includes(values.only));
const sliceMs = 3_000;
/** Milliseconds at the start of each slice that do not count, because the previous slice may still be ending. */
const settleMs = 1_000;
const slices = 2 * Math.ceil((seconds * 1_000) / sliceMs);
/** Accounts of attackers and of buyers. Each buyer locks once. */
const attackers = 500;
const buyers = Math.ceil(((names.length * slices * sliceMs) / 1_000 + 5) * perSecond) + names.length;
const maxRatio = 3;
limitRun(30);

await using postgres = await openBenchPostgres({ shared_buffers: '256MB', max_connections: 60 });
const databaseUrl = await postgres.createDatabase('fairness', async (empty) => {
  await seedAssets(empty, assets);
  await seedClients(empty, attackers + buyers);
});
const stripe = await openStripeDouble({ now: () => Date.now() });
await using site = await publishBenchSite();
const environment = { ...site.environment, HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
await using provider = await startProvider({
  ...environment,
  ...toStripeSettings(stripe),
  DATABASE_URL: databaseUrl,
  WORLD_SEED: 'no',
});
await using edge = await startEdge({ ...environment, PROVIDER_URL: provider.url });
console.log(`${formatMachine()} before the start, ${assets} assets`);

let nextBuyer = attackers;
const buyForSeconds = (duration: number) => {
  const firstAccount = nextBuyer;
  nextBuyer += Math.ceil(duration * perSecond) + 1;
  return buy({ port: edge.port, firstAccount, perSecond, seconds: duration });
};

await buyForSeconds(5);
for (const name of names) {
  const child = fork(join(import.meta.dirname, 'attack-load.ts'));
  child.send({ port: edge.port, name, assets, attackers, slices, sliceMs } satisfies AttackLoad);
  const [startedAt] = await once(child, 'message');
  const report = once(child, 'message');
  const locks = await buyForSeconds((slices * sliceMs) / 1_000);
  const [responses] = await report;
  const listTimes = (isAttacked: boolean) =>
    locks
      .map(({ sentAt, durationMs }) => ({ time: sentAt - startedAt, durationMs }))
      .filter(({ time }) => time % sliceMs >= settleMs)
      .filter(({ time }) => (Math.floor(time / sliceMs) % 2 === 1) === isAttacked)
      .map(({ durationMs }) => durationMs);
  const [idle, busy] = [listTimes(false), listTimes(true)];
  const failedCount = locks.filter(({ isGranted }) => !isGranted).length;
  const ratios = [0.5, 0.99].map((share) => findPercentile(busy, share) / findPercentile(idle, share));
  const isWithinTarget = failedCount === 0 && ratios.every((ratio) => ratio <= maxRatio);
  if (!isWithinTarget) process.exitCode = 1;
  console.log(
    `${name.padEnd(18)} idle ${formatTimes(idle)}, busy ${formatTimes(busy)}; ratio ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}${isWithinTarget ? '' : ' MISSED'}; ${failedCount} of ${locks.length} locks failed; attack: ${JSON.stringify(responses)}`,
  );
}
console.log(`target: median and p99 within ${maxRatio} times idle, no lock failed`);
await stripe.close();

function formatTimes(times: number[]): string {
  return [0.5, 0.99].map((share) => findPercentile(times, share).toFixed(1)).join(' / ') + ' ms';
}
