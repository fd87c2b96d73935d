import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import { WorldService } from './world-service.ts';

const provider = openForAll(openTestProvider);

it('lists a dragon in compact form from the second of its hatching on', async () => {
  const start = provider.clock.now() / 1000;
  const genome = `${'0'.repeat(21)}60${'0'.repeat(41)}`;
  const wyvern = { house: 'WATER', magic: 'AIR', season_age: 2, golden: true, genome, rarity: 99.2 } as const;
  const [early, late] = await seedAssets(provider, [
    { ...wyvern, hatches_at: start + 60 },
    { house: 'FIRE', magic: 'FIRE', season: 'GENESIS', season_age: 0, rarity: 97.9, hatches_at: start + 120 },
  ]);
  const list = async (query = '') => (await provider.get(`/v1/world/dragons${query}`)).json();
  expect(await list()).toMatchObject({ ids: [], hatched: [] });

  provider.clock.set(start + 60);
  expect(await list()).toEqual({
    ids: [early],
    houses: [1],
    magics: [3],
    seasons: [1],
    ages: [2],
    bodies: [1],
    wings: [0],
    hatched: [start + 60],
    golden: [early],
    rare: [early],
  });

  provider.clock.set(start + 120);
  expect(await list(`?since=${start + 61}`)).toMatchObject({ ids: [late], houses: [0], golden: [] });
  expect(await list()).toMatchObject({ ids: [early, late] });
});

it('answers 304 while no dragon has hatched', async () => {
  const { etag } = (await provider.get('/v1/world/dragons')).headers;
  const again = await provider.get('/v1/world/dragons', { 'if-none-match': String(etag) });

  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('reads at most once per second, and only dragons that have hatched since', async () => {
  let statements = 0;
  const db = provider.db.withPlugin({
    transformQuery: ({ node }) => ((statements += 1), node),
    transformResult: async ({ result }) => result,
  });
  const { clock } = provider;
  const world = new WorldService({ db, clock });
  await seedAssets(provider, [{ house: 'AIR', magic: 'AIR', hatches_at: clock.now() / 1000 + 2 }]);

  const before = await Promise.all(Array.from({ length: 20 }, () => world.listDragons()));
  clock.advance({ seconds: 1 });
  const same = await world.listDragons();
  clock.advance({ seconds: 1 });
  const after = await Promise.all(Array.from({ length: 20 }, (_, index) => world.listDragons(index)));
  clock.advance({ minutes: 1 });
  const later = await world.listDragons();

  expect(statements).toBe(4);
  expect(new Set([...before, same]).size).toBe(1);
  expect(after[0]?.ids).toHaveLength(same.ids.length + 1);
  expect(later).toEqual(after[0]);
});

it('answers its clock in milliseconds, which may not be cached', async () => {
  const answer = await provider.get('/v1/world/clock');

  expect(answer.json()).toEqual({ now: provider.clock.now() });
  expect(answer.headers['cache-control']).toBe('no-store');
});
