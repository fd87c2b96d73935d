import { cpus, loadavg } from 'node:os';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { findPercentile } from '../load/find-percentile.ts';
import { RawClient, composeRequest } from '../load/raw-client.ts';
import type { RunningProcess } from '../load/start-server.ts';
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

const postgres = await openBenchPostgres({ shared_buffers: '1GB', fsync: 'off', work_mem: '16MB' });
const providers: RunningProcess[] = [];
for (const size of sizes) {
  const databaseUrl = await postgres.createDatabase(`assets_${size}`, (empty) => seedAssets(empty, size));
  providers.push(await startProvider({ DATABASE_URL: databaseUrl }));
}
const clients = providers.map(({ port }) => new RawClient(port));

console.log(
  `${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}; p95 in ms of ${rounds} requests each`,
);
let maxGrowth = 0;
for (const query of [...queries, ...searches]) {
  const latencies = sizes.map((): number[] => []);
  for (let round = -40; round < rounds; round += 1)
    for (const [index, client] of clients.entries()) {
      const sentAt = performance.now();
      const { status } = await client.send(composeRequest('GET', `/v1/assets?limit=50&${query}`));
      if (status !== 200) throw new Error(`${query} was answered with ${status}.`);
      // The first rounds are a warm-up.
      if (round >= 0) latencies[index]?.push(performance.now() - sentAt);
    }
  const p95 = latencies.map((values) => findPercentile(values, 0.95));
  const growth = (p95.at(-1) ?? 0) / (p95[0] ?? 1);
  if (queries.includes(query)) maxGrowth = Math.max(maxGrowth, growth);
  console.log(
    `${query.padEnd(60)} ${p95.map((value) => value.toFixed(1).padStart(7)).join('')}   x ${growth.toFixed(2)}`,
  );
}
for (const [index, client] of clients.entries()) {
  const latencies: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    // Four combinations of filters alternate. The provider counts all filters from the same groups.
    const house = ['FIRE', 'WATER', 'EARTH', 'AIR'][round % 4];
    const sentAt = performance.now();
    const { status } = await client.send(
      composeRequest('GET', `/v1/assets/facets?house=${house}&state=${round % 2 ? 'SEALED' : 'HATCHED'}`),
    );
    if (status !== 200) throw new Error(`Facets were answered with ${status}.`);
    latencies.push(performance.now() - sentAt);
  }
  console.log(
    `facets of ${sizes[index]} assets: first ${latencies[0]?.toFixed(0)} ms, then p95 ${findPercentile(latencies.slice(1), 0.95).toFixed(1)} ms`,
  );
}
console.log(
  `largest growth from ${sizes[0]} to ${sizes.at(-1)}: x ${maxGrowth.toFixed(2)} (target: less than 2)`,
);

for (const client of clients) client.close();
for (const provider of providers) await provider.stop();
await postgres.close();
