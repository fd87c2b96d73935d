import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { TestProvider } from '../testing/open-test-provider.ts';
import { signUp } from '../testing/sign-in.ts';
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
});

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
  ['/dragons?limit=01&page=00', () => [egg]],
  ['/dragon', () => [egg]],
  ['/DRAGON', () => [egg]],
])('lists /v1/assets%s as the specification allows it', async (path, expected) => {
  const answer = await provider.inject({ url: `/v1/assets${path}` });

  expect(answer.statusCode).toBe(200);
  expect(answer.json<AssetPage>().assets.map(({ id }) => id)).toEqual(expected());
});

it.each(['/gateway_key', '/GATEWAY_KEY?state='])(
  'lists /v1/assets%s to the owner of the keys',
  async (path) => {
    const { accountId, headers } = await signUp(provider, `keys${path.length}@example.invalid`);
    const [mine = 0] = await seedAssets(provider, [{ type: 'GATEWAY_KEY', owner_id: accountId }]);

    const answer = await provider.inject({ url: `/v1/assets${path}`, headers });
    await provider.db.deleteFrom('assets').where('id', '=', mine).execute();

    expect(answer.json<AssetPage>().assets.map(({ id }) => id)).toEqual([mine]);
  },
);

it.each([
  '/v1/assets?limit=0x10',
  '/v1/assets?limit=1e1',
  '/v1/assets?limit=%205',
  '/v1/assets?limit=0',
  '/v1/assets?limit=-1',
  '/v1/assets?limit=1000000000',
  '/v1/assets?page=1.5',
  '/v1/assets?page=1&page=2',
  '/v1/seasons?limit=1e1',
  '/v1/seasons?before=-1',
  '/v1/world/dragons?since=0x10',
  '/v1/world/dragons?since=9007199254740992',
])('refuses %s: a number has only digits', async (url) => {
  const answer = await provider.inject({ url });

  expect(answer.json()).toMatchObject({ status: 400, code: 'bad_request' });
});

it.each(['/v1/seasons?limit=&before=', '/v1/world/dragons?since='])(
  'takes a parameter without a value as absent: %s',
  async (url) => {
    const answer = await provider.inject({ url });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await provider.inject({ url: url.split('?', 1)[0] ?? '' })).json());
  },
);

it('lists the assets of an account whose id is written in capitals', async () => {
  const { accountId, headers } = await signUp(provider, 'ada@example.invalid', 'Ada');

  const answer = await provider.inject({ url: `/v1/assets?accId=${accountId.toUpperCase()}`, headers });

  expect(answer.json()).toEqual({ assets: [], total: 0 });
});

it('counts the world for an empty account', async () => {
  expect((await provider.inject({ url: '/v1/assets/stats?accId=' })).json()).toMatchObject({
    totalAssets: 2,
  });
});
