import type { AssetPage } from '@emberclutch/shared/contract/asset';
import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';

let provider: TestProvider;
let egg = 0;
let key = 0;

beforeAll(async () => {
  provider = await openTestProvider();
  [egg = 0, key = 0] = await seedAssets(provider, [
    { house: 'FIRE', magic: 'AIR', rarity: 1 },
    { type: 'GATEWAY_KEY', golden: true },
  ]);
}, 30_000);

afterAll(() => provider.close());

it.each([
  ['?state=sealed', () => [egg]],
  ['?state=Unused&state=SEALED&orderDir=ASC', () => [egg, key]],
  ['?house=fire&magic=Air', () => [egg]],
  ['?house=water', () => []],
  ['?spawn=earth&orderBy=CREATED&orderDir=DESC', () => [key, egg]],
  ['?spawn=PRIMORDIAL', () => []],
  ['?spawn=primordial&spawn=EARTH&golden=TRUE', () => [key]],
  ['?accId=&house=&state=&golden=&orderBy=&orderDir=&limit=&page=&searchTerm=', () => [key, egg]],
  ['?house=&house=FIRE', () => [egg]],
  ['/dragon', () => [egg]],
  ['/DRAGON', () => [egg]],
  ['/gateway_key', () => [key]],
  ['/GATEWAY_KEY?state=', () => [key]],
])('lists /v1/assets%s as the specification allows it', async (path, expected) => {
  const answer = await provider.inject({ url: `/v1/assets${path}` });

  expect(answer.statusCode).toBe(200);
  expect(answer.json<AssetPage>().assets.map(({ id }) => id)).toEqual(expected());
});

it('counts the world for an empty account', async () => {
  expect((await provider.inject({ url: '/v1/assets/stats?accId=' })).json()).toMatchObject({
    totalAssets: 2,
  });
});
