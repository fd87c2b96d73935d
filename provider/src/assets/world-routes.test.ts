import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import type { DragonsResponse } from './world-service.ts';
import { HatchedDragons, WorldService } from './world-service.ts';

const provider = openForAll(openTestProvider);

it('lists a dragon in compact form as soon as it hatches', async () => {
  const start = provider.clock.now() / 1000;
  const genome = `${'0'.repeat(21)}60${'0'.repeat(41)}`;
  const wyvern = { house: 'WATER', magic: 'AIR', season_age: 2, golden: true, genome, rarity: 99.2 } as const;
  const [firstId, secondId] = await seedAssets(provider, [
    { ...wyvern, hatches_at: start + 60 },
    { house: 'FIRE', magic: 'FIRE', season: 'GENESIS', season_age: 0, rarity: 97.9, hatches_at: start + 120 },
  ]);
  const list = async (query = '') => (await provider.get(`/v1/world/dragons${query}`)).json();
  expect(await list()).toMatchObject({ ids: [], hatched: [] });

  provider.clock.set(start + 60);
  expect(await list()).toEqual({
    ids: [firstId],
    houses: [1],
    magics: [3],
    seasons: [1],
    ages: [2],
    bodies: [1],
    wings: [0],
    hatched: [start + 60],
    golden: [firstId],
    rare: [firstId],
  });

  provider.clock.set(start + 120);
  expect(await list()).toMatchObject({ ids: [firstId, secondId] });
  // The response has whole blocks, so it begins with an earlier dragon.
  expect(await list(`?since=${start + 61}`)).toEqual(await list());
  expect(await list(`?since=${start + 121}`)).toMatchObject({ ids: [], golden: [] });
});

it('answers 304 while no dragon has hatched', async () => {
  const { etag } = (await provider.get('/v1/world/dragons')).headers;
  const response = await provider.get('/v1/world/dragons', { 'if-none-match': String(etag) });

  expect([response.statusCode, response.body]).toEqual([304, '']);
});

it('reads at most once per second, regardless of the number of requests', async () => {
  let statements = 0;
  const db = provider.db.withPlugin({
    transformQuery: ({ node }) => ((statements += 1), node),
    transformResult: async ({ result }) => result,
  });
  const { clock } = provider;
  const world = new WorldService({ db, clock });
  await seedAssets(provider, [{ house: 'AIR', magic: 'AIR', hatches_at: clock.now() / 1000 + 2 }]);
  const countDragons = ({ pieces }: DragonsResponse) => JSON.parse(pieces.join('')).ids.length;

  const firstResponses = await Promise.all(Array.from({ length: 20 }, () => world.listDragons()));
  clock.advance({ seconds: 1 });
  const sameResponse = await world.listDragons();
  clock.advance({ seconds: 1 });
  const laterResponses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => world.listDragons(index)),
  );

  expect(statements).toBe(3);
  expect(new Set([...firstResponses, sameResponse].map(({ etag }) => etag)).size).toBe(1);
  expect(laterResponses.map(countDragons)).toEqual(laterResponses.map(() => countDragons(sameResponse) + 1));
});

it('reads once for the requests of several seconds during a slow read', async () => {
  let statements = 0;
  const db = provider.db.withPlugin({
    transformQuery: ({ node }) => ((statements += 1), node),
    transformResult: async ({ result }) => result,
  });
  const dragons = new HatchedDragons(db);
  const start = provider.clock.now() / 1000;

  const responses = await Promise.all([0, 1, 2].map((second) => dragons.list(start + second, 0)));

  expect(statements).toBe(1);
  expect(new Set(responses.map(({ etag }) => etag)).size).toBe(1);
});

it('returns the same blocks regardless of when they were read, and reads earlier blocks again after a minute', async () => {
  const start = provider.clock.now() / 1000;
  const eggs = Array.from({ length: 7 }, (_, index) => ({
    house: 'FIRE' as const,
    magic: 'AIR' as const,
    golden: index % 2 === 0,
    hatches_at: start + 10 + Math.floor(index / 2),
  }));
  const [first] = await seedAssets(provider, eggs);
  const dragons = new HatchedDragons(provider.db, 2);
  const read = async (since: number, now = start + 20, list = dragons) => {
    const { pieces } = await list.list(now, since);
    return JSON.parse(pieces.join(''));
  };
  for (const now of [10, 11, 12]) await read(0, start + now);

  const listInOneBlock = new HatchedDragons(provider.db);
  const all = await read(0);
  expect(all).toEqual(await read(0, start + 20, listInOneBlock));
  for (const since of [start + 10, start + 11, start + 12, start + 13, start + 14]) {
    const { ids } = await read(since);
    const matchingIds = all.ids.filter((_id: number, index: number) => all.hatched[index] >= since);
    // The first block may begin with an earlier dragon.
    expect(matchingIds).toEqual(matchingIds.length === 0 ? [] : ids.slice(-matchingIds.length));
    expect(ids.length - matchingIds.length).toBeLessThan(2);
  }
  await provider.db.updateTable('assets').set({ golden: false }).where('id', '=', Number(first)).execute();
  expect((await read(start + 10, start + 21)).golden).toContain(first);
  while ((await read(start + 10, start + 90)).golden.includes(first)) await new Promise(setImmediate);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends the whole world in %s, compressed once for all clients', async (encoding, decompress) => {
  const world = new WorldService(provider);
  const responses = await Promise.all([0, 1, 2].map((since) => world.listDragons(since)));
  const headers = { 'accept-encoding': encoding };

  const response = await provider.app.inject({ url: '/v1/world/dragons', headers });
  const compressedResponses = await Promise.all(
    responses.map((response) => world.compress(response, encoding, 'a')),
  );

  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decompress(response.rawPayload).toString()).toBe((await provider.get('/v1/world/dragons')).body);
  expect(new Set(compressedResponses).size).toBe(1);
});

it('returns its clock in milliseconds, and forbids caching it', async () => {
  const response = await provider.get('/v1/world/clock');

  expect(response.json()).toEqual({ now: provider.clock.now() });
  expect(response.headers['cache-control']).toBe('no-store');
});
