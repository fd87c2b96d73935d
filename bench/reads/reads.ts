import { cpus, loadavg } from 'node:os';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres';
import { openPostgres } from '@emberclutch/tooling/postgres/open-postgres';
import { openDatabase } from '@emberclutch/provider/database';
import { Client } from 'pg';
import { percentile } from '../load/percentile.ts';
import { RawClient, requestText } from '../load/raw-client.ts';
import type { RunningProcess } from '../load/start-provider.ts';
import { startProvider } from '../load/start-provider.ts';
import { seedWorld } from './seed-world.ts';

/**
 * `GET /v1/assets` in worlds of 1,000, 100,000 and 1,000,000 assets on PostgreSQL, all three at once, so that they are
 * asked in turns and a noisy machine is equally unfair to each.
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
];

/** The more there is, the more of it is found: shown, and not held to the same. */
const searches = ['searchTerm=c4ca42', 'searchTerm=c4ca&orderBy=rarity', 'searchTerm=c4&orderBy=rarity'];

const programs = findPostgres();
if (programs === null) throw new Error('No PostgreSQL was found.');
const server = await openPostgres(programs, { shared_buffers: '1GB', fsync: 'off', work_mem: '16MB' });
const admin = new Client({ connectionString: server.urlOf('postgres') });
await admin.connect();
const worlds: RunningProcess[] = [];
for (const size of sizes) {
  await admin.query(`create database world_${size}`);
  const databaseUrl = server.urlOf(`world_${size}`);
  const database = await openDatabase({ databaseUrl, worldFolder: '' });
  await seedWorld(database, size);
  await database.close();
  worlds.push(await startProvider({ DATABASE_URL: databaseUrl }));
}
await admin.end();
const clients = worlds.map(({ port }) => new RawClient(port));

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; p95 in ms of ${rounds} requests each`);
let worst = 0;
for (const query of [...queries, ...searches]) {
  const latencies = sizes.map((): number[] => []);
  for (let round = -40; round < rounds; round += 1)
    for (const [place, client] of clients.entries()) {
      const askedAt = performance.now();
      const { status } = await client.ask(requestText('GET', `/v1/assets?limit=50&${query}`));
      if (status !== 200) throw new Error(`${query} was answered with ${status}.`);
      // The first rounds warm everything up.
      if (round >= 0) latencies[place]?.push(performance.now() - askedAt);
    }
  const p95 = latencies.map((values) => percentile(values, 0.95));
  const growth = (p95.at(-1) ?? 0) / (p95[0] ?? 1);
  if (queries.includes(query)) worst = Math.max(worst, growth);
  console.log(
    `${query.padEnd(60)} ${p95.map((value) => value.toFixed(1).padStart(7)).join('')}   x ${growth.toFixed(2)}`,
  );
}
console.log(
  `largest growth from ${sizes[0]} to ${sizes.at(-1)}: x ${worst.toFixed(2)} (wanted: less than 2)`,
);

for (const client of clients) client.close();
for (const world of worlds) await world.stop();
await server.close();
