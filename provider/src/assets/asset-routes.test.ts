import { artVersion } from '@emberclutch/art/art-version.ts';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openWithTwoAccounts } from '../testing/open-with-two-accounts.ts';
import { seedAssets } from '../testing/seed-assets.ts';

const provider = openForAll(openWithTwoAccounts);
let start: number;
beforeAll(() => (start = provider.clock.now() / 1000));

beforeEach(async () => {
  provider.clock.set(start);
  await provider.db.deleteFrom('assets').execute();
});

type Headers = Record<string, string>;

const get = (url: string, headers: Headers = {}) => provider.get(`/v1${url}`, headers);
const list = async (query: string, headers?: Headers) =>
  (await get(`/assets${query}`, headers)).json<AssetPage>();
const toIds = ({ assets }: AssetPage) => assets.map(({ id }) => id);
const listIds = async (query: string, headers?: Headers) => toIds(await list(query, headers));
const listOwn = (query: string) =>
  listIds(`${query}&accId=${provider.moss.accountId}`, provider.moss.headers);

/** @returns columns of an egg that becomes INCUBATING, HATCHING and HATCHED 10, 20 and 30 minutes after the start */
const createEgg = () => ({ incubates_at: start + 600, hatching_at: start + 1200, hatches_at: start + 1800 });

/** Inserts Ashwing, an egg of Moss. @returns its id */
async function seedAshwing(): Promise<number> {
  const traits = { name: 'Ashwing', charm: 'amber alder, ashen moon', house: 'FIRE', magic: 'AIR' } as const;
  const row = { ...createEgg(), ...traits, owner_id: provider.moss.accountId, rarity: 71.5, golden: true };
  const [id = 0] = await seedAssets(provider, [row]);
  return id;
}

it('changes the state of an egg with the clock, without a job', async () => {
  const id = await seedAshwing();
  const states: unknown[] = [];
  for (let step = 1; step <= 4; step += 1) {
    const { assetState, dragon, thumbnail } = (await get(`/assets/${id}`)).json<Asset>();
    const { state, nextState, nextStateAt } = (await get(`/eggs/hatch/estimate/${id}`)).json();
    expect([state, nextStateAt]).toEqual([assetState, nextState && start + step * 600]);
    states.push([assetState, dragon?.egg.hatchState, dragon?.dragon?.name, thumbnail?.split('?')[1]]);
    provider.clock.advance({ minutes: 10 });
  }

  expect(states).toEqual([
    ['SEALED', 'sealed', undefined, `v=${artVersion}-sealed`],
    ['INCUBATING', 'incubating', undefined, `v=${artVersion}-incubating`],
    ['HATCHING', 'hatching', undefined, `v=${artVersion}-hatching`],
    ['HATCHED', 'hatched', 'Ashwing', `v=${artVersion}-hatched`],
  ]);
});

it('returns only the listed fields of an asset', async () => {
  const id = await seedAshwing();

  expect((await get(`/assets/${id}`)).json()).toEqual({
    id,
    accId: provider.moss.accountId,
    accDisplayName: 'Moss Lantern',
    assetType: 'DRAGON',
    assetState: 'SEALED',
    created: start,
    modified: start,
    charmOfMaking: 'amber alder, ashen moon',
    thumbnail: `/v1/assets/${id}/thumbnail.svg?v=${artVersion}-sealed`,
    golden: true,
    rarity: 71.5,
    dragon: {
      egg: {
        golden: true,
        hatchState: 'sealed',
        sealedAt: start,
        incubatesAt: start + 600,
        hatchingAt: start + 1200,
        hatchesAt: start + 1800,
      },
      dragon: null,
      house: 'FIRE',
      magic: 'AIR',
      spawn: 'EARTH',
      spawnAge: 1,
      hatch: null,
    },
  });
});

describe('lists', () => {
  it('lists return each asset once across pages, even if all assets have the same sort key', async () => {
    const equal = { rarity: 50, genome: 'f'.repeat(64) };
    const ids = await seedAssets(
      provider,
      Array.from({ length: 23 }, () => equal),
    );
    for (const order of ['created', 'modified', 'rarity', 'density'])
      for (const direction of ['asc', 'desc']) {
        const pages = [];
        for (const page of [0, 1, 2, 3])
          pages.push(await list(`?limit=7&page=${page}&orderBy=${order}&orderDir=${direction}`));
        expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
        expect(pages.flatMap(toIds)).toEqual(direction === 'asc' ? ids : ids.toReversed());
      }
    expect(await list('?page=9')).toEqual({ assets: [], total: 23 });
  });

  it('lists sort by rarity and by density, the set bits of a genome, with assets without a genome last', async () => {
    const { accountId: owner_id } = provider.moss;
    const [sparse = 0, full = 0, half = 0, key = 0] = await seedAssets(provider, [
      { owner_id, genome: '01'.repeat(32), rarity: 1 },
      { owner_id, genome: 'ff'.repeat(32), rarity: 99 },
      { owner_id, genome: '70'.repeat(32), rarity: 50 },
      { owner_id, type: 'GATEWAY_KEY' },
    ]);

    for (const order of ['rarity', 'density']) {
      expect(await listOwn(`?orderBy=${order}`)).toEqual([full, half, sparse, key]);
      expect(await listOwn(`?orderBy=${order}&orderDir=asc`)).toEqual([sparse, half, full, key]);
    }
  });

  it('lists filter by state, house, magic, season and golden, by several values of each, in any case', async () => {
    const past = { incubates_at: start - 3, hatching_at: start - 2, hatches_at: start - 1 };
    const genesis = { season: 'GENESIS', season_age: 0, hatch_season: 'EARTH' } as const;
    const { accountId: owner_id } = provider.moss;
    const [sealed = 0, hatched = 0, key = 0, used = 0] = await seedAssets(provider, [
      { ...createEgg(), owner_id, house: 'FIRE', magic: 'WATER', golden: true },
      { ...past, ...genesis, owner_id, house: 'AIR', magic: 'WATER' },
      { owner_id, type: 'GATEWAY_KEY', season: 'WATER' },
      { owner_id, type: 'GATEWAY_KEY', season: 'WATER', key_used_at: start },
    ]);

    for (const [query, worldIds, keys = []] of [
      ['?', [sealed, hatched], [key, used]],
      ['/dragons?', [sealed, hatched]],
      ['/DRAGON?limit=02&page=00', [sealed, hatched]],
      ['?state=Unused', [], [key]],
      ['?state=sealed&state=USED', [sealed], [used]],
      ['?state=INCUBATING', []],
      ['?house=fire&house=Air', [sealed, hatched]],
      ['?house=FIRE&magic=FIRE', []],
      ['?magic=WATER&golden=false', [hatched]],
      ['?golden=TRUE', [sealed]],
      ['?spawn=genesis&spawn=WATER', [hatched], [key, used]],
      ['?hatch=EARTH', [hatched]],
      ['?house=&state=&golden=&orderBy=&limit=&page=&searchTerm=', [sealed, hatched], [key, used]],
    ] as const) {
      expect([query, await listIds(`${query}&orderDir=ASC`)]).toEqual([query, worldIds]);
      expect([query, await listOwn(`${query}&orderDir=ASC`)]).toEqual([query, [...worldIds, ...keys]]);
    }
    expect((await get('/assets/facets?state=UNUSED')).json()).toMatchObject({ total: 0 });
    expect((await get('/assets/stats?accId=')).json()).toMatchObject({ totalAssets: 4 });
  });

  it('lists can be searched by charm, and by the name of hatched dragons', async () => {
    const [egg = 0, dragon = 0] = await seedAssets(provider, [
      { ...createEgg(), charm: '100% amber_alder', name: 'Ashwing' },
      { ...createEgg(), charm: 'quiet moon', name: 'Emberly', hatches_at: start },
    ]);

    for (const [term, expected] of [
      ['AMBER_', [egg]],
      ['0% a', [egg]],
      ['ashwing', []],
      ['emberly', [dragon]],
      ["'; drop table assets; --", []],
      ['  ', [dragon, egg]],
    ] as const)
      expect([term, await listIds(`?searchTerm=${encodeURIComponent(term)}`)]).toEqual([term, expected]);
  });

  it('a search of the world needs three letters, and a search of an account one', async () => {
    const { accountId: owner_id, headers } = provider.moss;
    const [mine = 0] = await seedAssets(provider, [
      { ...createEgg(), charm: 'zq_amber', owner_id },
      { ...createEgg(), charm: 'quiet moon', owner_id },
      { ...createEgg(), charm: 'other' },
    ]);

    expect(await listIds('?searchTerm=zq')).toHaveLength(3);
    expect((await get('/assets/facets?searchTerm=zq')).json()).toMatchObject({ total: 3 });
    expect(await listIds('?searchTerm=zq_')).toEqual([mine]);
    expect(await listIds(`?searchTerm=zq&accId=${owner_id.toUpperCase()}`, headers)).toEqual([mine]);
  });

  it('lists can be searched by the name of an owner, for hatched dragons only', async () => {
    const owner_id = provider.moss.accountId;
    const [dragon = 0] = await seedAssets(provider, [
      { ...createEgg(), owner_id, hatches_at: start },
      { ...createEgg(), owner_id },
      { owner_id, type: 'GATEWAY_KEY' },
      { ...createEgg(), hatches_at: start },
    ]);

    expect(await listIds('?ownerName=moss%20LANTERN')).toEqual([dragon]);
    expect(await listIds('?ownerName=Nameless')).toEqual([]);
  });

  it('lists of an account require a session of that account', async () => {
    const { moss, fern } = provider;
    const [mine = 0, key = 0] = await seedAssets(provider, [
      { owner_id: moss.accountId },
      { owner_id: moss.accountId, type: 'GATEWAY_KEY' },
      { owner_id: fern.accountId },
    ]);
    const ofMoss = `?accId=${moss.accountId}`;

    const ownAssets = await get(`/assets${ofMoss}&orderDir=asc`, moss.headers);
    expect(toIds(ownAssets.json())).toEqual([mine, key]);
    expect(ownAssets.headers['cache-control']).toBe('private, no-cache');
    for (const path of [`/gateway-keys${ofMoss}`, '/gateway-keys', '/GATEWAY_KEY', '/gateway_key?state='])
      expect(await listIds(path, moss.headers)).toEqual([key]);
    for (const path of ['/gateway-keys', '/gateway_key', '/gateway-keys/facets'])
      expect((await get(`/assets${path}`)).statusCode).toBe(401);
    for (const path of ['', '/dragons', '/gateway-keys', '/stats', '/facets'])
      for (const [headers, refusal] of [
        [fern.headers, { status: 403, code: 'forbidden' }],
        [{}, { status: 401, code: 'unauthorized' }],
      ] as const)
        expect((await get(`/assets${path}${ofMoss}`, headers)).json()).toMatchObject(refusal);
  });
});

it('counts the assets of the world and of an account', async () => {
  const { accountId, headers } = provider.moss;
  await seedAssets(provider, [
    { ...createEgg(), owner_id: accountId, golden: true },
    { ...createEgg(), incubates_at: start },
    { ...createEgg(), hatching_at: start },
    { ...createEgg(), hatches_at: start, golden: true },
    { type: 'GATEWAY_KEY', golden: true },
  ]);

  expect((await get('/assets/stats')).json()).toEqual({
    totalAssets: 5,
    totalDragons: 1,
    totalSealedEggs: 1,
    totalIncubatingEggs: 1,
    totalHatchingEggs: 1,
    totalGatewayKeys: 1,
    totalGoldenEggs: 1,
  });
  const ownStats = (await get(`/assets/stats?accId=${accountId}`, headers)).json();
  expect(ownStats).toMatchObject({ totalAssets: 1, totalSealedEggs: 1, totalGatewayKeys: 0 });
  const expectedMetrics = { primalDragons: 1, gatewayKeys: 1, users: 2, primalEggs: 3, goldenEggs: 1 };
  expect((await get('/metrics')).json()).toEqual(expectedMetrics);
});

it('answers 304 while a public response is unchanged', async () => {
  await seedAssets(provider, [createEgg()]);
  const { headers } = await get('/assets');
  const cachingHeaders = { 'cache-control': 'public, max-age=5, s-maxage=5', vary: 'Authorization' };
  expect(headers).toMatchObject(cachingHeaders);
  const conditionalHeaders = { 'if-none-match': String(headers.etag) };

  const unchangedResponse = await get('/assets', conditionalHeaders);
  expect([unchangedResponse.statusCode, unchangedResponse.body]).toEqual([304, '']);
  expect((await get('/assets', { 'if-none-match': '*' })).statusCode).toBe(304);
  const headResponse = await provider.inject({ method: 'HEAD', url: '/v1/assets' });
  expect([headResponse.body, headResponse.headers]).toEqual(['', { ...headers, date: expect.any(String) }]);
  provider.clock.advance({ minutes: 10 });
  expect((await get('/assets', conditionalHeaders)).statusCode).toBe(200);
});

describe('unknown assets and invalid parameters', () => {
  it('unknown assets are answered with 404, as is the hatch estimate of a gateway key', async () => {
    const [key] = await seedAssets(provider, [{ type: 'GATEWAY_KEY' }]);
    const unknown = ['', '/medias', '/thumbnail.svg'].map((path) => `/assets/987654321${path}`);
    for (const url of [...unknown, '/eggs/hatch/estimate/987654321', `/eggs/hatch/estimate/${key}`])
      expect((await get(url)).json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  const ids = '0 -1 1e3 99999999999999999999 eggs 1%00/medias stats?accId=1'.split(' ');
  const limits = '0 101 ten 0x10 1e1 %205 -1 1000000000'.split(' ');
  const pages = '-1 1.5 99999999999 1&page=2'.split(' ');
  const queries = 'state=WARM state=SEALED&state=WARM golden=maybe orderBy=owner accId=me'.split(' ');
  const terms = ['%00', 'a&searchTerm=b', 'x'.repeat(101)];
  it.each([
    ...ids.map((id) => `/assets/${id}`),
    ...limits.map((limit) => `/assets?limit=${limit}`),
    ...pages.map((page) => `/assets?page=${page}`),
    ...queries.map((query) => `/assets?${query}`),
    ...terms.map((term) => `/assets?searchTerm=${term}`),
    '/eggs/hatch/estimate/x',
    ...['limit=1e1', 'limit=0', 'limit=51', 'limit=all', 'before=-1'].map((query) => `/seasons?${query}`),
    ...['0x10', '9007199254740992', 'yesterday'].map((since) => `/world/dragons?since=${since}`),
  ])('%s is answered with 400', async (url) => {
    const detail = expect.any(String);
    expect((await get(url)).json()).toMatchObject({ status: 400, code: 'bad_request', detail });
  });

  it.each(['/seasons?limit=&before=', '/world/dragons?since='])(
    'a parameter without a value counts as absent: %s',
    async (url) => {
      expect((await get(url)).json()).toEqual((await get(url.split('?', 1)[0] ?? '')).json());
    },
  );
});
