import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { WorldService } from './world-service.ts';
import { seedAssets } from '../testing/seed-assets.ts';

let provider: TestProvider;
let start: number;

beforeAll(async () => {
  provider = await openTestProvider();
  start = provider.clock.now() / 1000;
  await provider.db.deleteFrom('assets').execute();
});

afterAll(() => provider.close());

it('lists a dragon in compact form from the second of its hatching on', async () => {
  const wyvern = `${'0'.repeat(21)}60${'0'.repeat(41)}`;
  const [early, late] = await seedAssets(provider, [
    {
      house: 'WATER',
      magic: 'AIR',
      season: 'EARTH',
      season_age: 2,
      golden: true,
      hatches_at: start + 60,
      genome: wyvern,
      rarity: 99.2,
    },
    {
      house: 'FIRE',
      magic: 'FIRE',
      season: 'GENESIS',
      season_age: 0,
      golden: false,
      rarity: 97.9,
      hatches_at: start + 120,
    },
  ]);
  const list = async (query = '') => (await provider.inject({ url: `/v1/world/dragons${query}` })).json();
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
  const first = await provider.inject({ url: '/v1/world/dragons' });
  const again = await provider.inject({
    url: '/v1/world/dragons',
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

it('reads at most once per second, and only dragons that have hatched since', async () => {
  const db = provider.db.withPlugin({
    transformQuery: ({ node }) => ((statements += 1), node),
    transformResult: async ({ result }) => result,
  });
  let statements = 0;
  const world = new WorldService({ db, clock: provider.clock });
  await seedAssets(provider, [{ house: 'AIR', magic: 'AIR', hatches_at: provider.clock.now() / 1000 + 2 }]);

  const before = await Promise.all(Array.from({ length: 20 }, () => world.listDragons()));
  provider.clock.advance({ seconds: 1 });
  const same = await world.listDragons();
  provider.clock.advance({ seconds: 1 });
  const after = await Promise.all(Array.from({ length: 20 }, (_, index) => world.listDragons(index)));
  provider.clock.advance({ minutes: 1 });
  const later = await world.listDragons();

  expect(statements).toBe(4);
  expect(new Set([...before, same]).size).toBe(1);
  expect(after[0]?.ids).toHaveLength(same.ids.length + 1);
  expect(later).toEqual(after[0]);
});

it('refuses an instant that is not a number', async () => {
  const answer = await provider.inject({ url: '/v1/world/dragons?since=yesterday' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'bad_request' });
});

it('answers its clock in milliseconds, which may not be cached', async () => {
  const answer = await provider.inject({ url: '/v1/world/clock' });

  expect(answer.json()).toEqual({ now: provider.clock.now() });
  expect(answer.headers['cache-control']).toBe('no-store');
});
