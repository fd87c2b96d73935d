import { formatMachine } from '../load/format-machine.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { findPercentile } from '../load/find-percentile.ts';
import { RawClient, composeRequest } from '../load/raw-client.ts';
import { startProvider } from '../load/start-server.ts';
import { seedAssets } from './seed-assets.ts';

/**
 * Measures `GET /v1/assets` on PostgreSQL with 1,000, 100,000 and 1,000,000 assets. Requests alternate between the three databases, so that
 * noise from the machine affects them equally.
 */
const sizes = [1_000, 100_000, 1_000_000];
const rounds = 400;

const queries = [
  'state=SEALED&orderBy=rarity',
  'state=INCUBATING&orderBy=rarity',
  'state=HATCHING&orderBy=rarity',
  'state=HATCHED&orderBy=rarity',
  'state=HATCHED&orderBy=rarity&orderDir=asc',
  'state=HATCHED&orderBy=rarity&house=FIRE&golden=true',
  'state=SEALED&state=INCUBATING&orderBy=created&house=WATER',
  'state=HATCHED&orderBy=density&magic=AIR',
  'state=UNUSED&orderBy=created',
  'state=HATCHED&orderBy=rarity&page=12',
  'state=SEALED&state=INCUBATING&state=HATCHING&orderBy=hatching&orderDir=asc',
  'orderBy=hatching&orderDir=asc&house=FIRE',
];

/** Searches have no target, because a larger database has more matches. */
const searches = ['searchTerm=c4ca42', 'searchTerm=c4ca&orderBy=rarity', 'searchTerm=c4&orderBy=rarity'];

await using postgres = await openBenchPostgres({ shared_buffers: '1GB', fsync: 'off', work_mem: '16MB' });
await using providers = new AsyncDisposableStack();
const clients: RawClient[] = [];
for (const size of sizes) {
  const databaseUrl = await postgres.createDatabase(`assets_${size}`, (empty) => seedAssets(empty, size));
  const { port } = providers.use(await startProvider({ DATABASE_URL: databaseUrl }));
  clients.push(new RawClient(port));
}

console.log(`${formatMachine()}; p95 in ms of ${rounds} requests each`);
let maxGrowth = 0;
for (const query of [...queries, ...searches]) {
  const latencies = sizes.map((): number[] => []);
  for (let round = -40; round < rounds; round += 1)
    for (const [index, client] of clients.entries()) {
      const sentAt = performance.now();
      const { status } = await client.send(composeRequest('GET', `/v1/assets?limit=50&${query}`));
      if (status !== 200) throw new Error(`The response to ${query} has status ${status}.`);
      // The first rounds are a warm-up.
      if (round >= 0) latencies[index]?.push(performance.now() - sentAt);
    }
  const p95 = latencies.map((times) => findPercentile(times, 0.95));
  const growth = (p95.at(-1) ?? 0) / (p95[0] ?? 1);
  if (queries.includes(query)) maxGrowth = Math.max(maxGrowth, growth);
  console.log(
    `${query.padEnd(75)} ${p95.map((time) => time.toFixed(1).padStart(7)).join('')}   x ${growth.toFixed(2)}`,
  );
}
console.log(
  `largest growth from ${sizes[0]} to ${sizes.at(-1)}: x ${maxGrowth.toFixed(2)} (target: less than 2)`,
);
for (const client of clients) client.close();
