import { join } from 'node:path';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStripeDouble } from '@emberclutch/provider/testing/stripe-double.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { percentile } from '../load/percentile.ts';
import { runInChildProcess } from '../load/run-in-child-process.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startEdge, startProvider } from '../load/start-server.ts';
import { seedAssets } from '../reads/seed-assets.ts';
import { publishBenchSite } from '../rendering/publish-bench-site.ts';
import { attackNames } from './attacks.ts';
import type { AttackLoad, AttackReport } from './attack-load.ts';
import { buy } from './buyers.ts';

/**
 * Buyers lock eggs through an edge in front of a provider on PostgreSQL, each a process, while five networks do one harmful thing after the
 * other, each as often as its limit allows. Prints the median and p99 of a buyer's lock beside the idle values before it; their ratio is at
 * most 3. Listens on localhost only.
 *
 *     node fairness/fairness.ts [--seconds 10] [--buyers 40] [--assets 40000] [--only name]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '40' },
    assets: { type: 'string', default: '40000' },
    only: { type: 'string', default: '' },
  },
});
const [seconds, perSecond, assets] = [Number(values.seconds), Number(values.buyers), Number(values.assets)];
const names = attackNames.filter((name) => name.includes(values.only));
/** Accounts of attackers and of buyers. Each buyer locks once. */
const attackers = 500;
const buyers = Math.ceil((2 * names.length + 1) * (seconds + 3) * perSecond);
const targetRatio = 3;

// The processes are always ended.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
setTimeout(() => process.exit(1), 1_800_000).unref();

const postgres = await openBenchPostgres({ shared_buffers: '256MB', max_connections: 60 });
const databaseUrl = await postgres.createDatabase('fairness', async (empty) => {
  await seedAssets(empty, assets);
  await seedClients(empty, attackers + buyers);
});
const stripe = await openStripeDouble({ now: () => Date.now() });
const site = await publishBenchSite();
const common = { ...site.environment, HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
const provider = await startProvider({
  ...common,
  DATABASE_URL: databaseUrl,
  WORLD_SEED: 'no',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: stripe.settings.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
  STRIPE_API_BASE: stripe.settings.apiBase,
});
const edge = await startEdge({ ...common, PROVIDER_URL: `http://127.0.0.1:${provider.port}` });
console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before, ${assets} assets`);

let nextBuyer = attackers;
const lockFor = async (duration: number) => {
  const from = nextBuyer;
  nextBuyer += Math.ceil(duration * perSecond) + 1;
  return buy({ port: edge.port, from, perSecond, seconds: duration });
};

await lockFor(3);
const isFair: boolean[] = [];
for (const name of names) {
  const idle = await lockFor(seconds);
  const load: AttackLoad = { port: edge.port, name, assets, attackers, seconds: seconds + 1 };
  const attack = runInChildProcess<AttackReport>(join(import.meta.dirname, 'attack-load.ts'), load);
  await lockFor(1);
  const busy = await lockFor(seconds);
  const { answers } = await attack;
  // What the attack has left behind is not part of the next idle values.
  await wait(2_000);
  const ratios = [0.5, 0.99].map((share) => percentile(busy.times, share) / percentile(idle.times, share));
  const isWithin = busy.failed === 0 && ratios.every((ratio) => ratio <= targetRatio);
  isFair.push(isWithin);
  console.log(
    `${name.padEnd(18)} idle ${describe(idle.times)}, busy ${describe(busy.times)}; ratio ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}${isWithin ? '' : ' MISSED'}; ${busy.failed} of ${busy.times.length} locks failed; attack: ${JSON.stringify(answers)}`,
  );
}
console.log(`target: median and p99 within ${targetRatio} times idle, no lock failed`);

await edge.stop();
await provider.stop();
await stripe.close();
await site.remove();
await postgres.close();
process.exitCode = isFair.every(Boolean) ? 0 : 1;

function describe(times: number[]): string {
  return [0.5, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' / ') + ' ms';
}
