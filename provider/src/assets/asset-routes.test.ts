import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { artVersion } from '@emberclutch/art/art-version.ts';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import type { SignedInAccount } from '../testing/sign-in.ts';
import { signUp } from '../testing/sign-in.ts';

let provider: TestProvider;
let account: SignedInAccount;
let start: number;

beforeAll(async () => {
  provider = await openTestProvider();
  account = await signUp(provider, 'moss@example.invalid', 'Moss Lantern');
  start = provider.clock.now() / 1000;
});

afterAll(() => provider.close());

beforeEach(async () => {
  provider.clock.set(start);
  await provider.db.deleteFrom('assets').execute();
});

const get = (url: string, headers: Record<string, string> = {}) => provider.inject({ url, headers });
const list = async (query: string, headers?: Record<string, string>) =>
  (await get(`/v1/assets${query}`, headers)).json<AssetPage>();
const idsOf = ({ assets }: AssetPage) => assets.map(({ id }) => id);

/** An egg that incubates, cracks and hatches 10, 20 and 30 minutes after the start. */
const egg = () => ({ incubates_at: start + 600, hatching_at: start + 1200, hatches_at: start + 1800 });

it('changes the state of an egg by the clock alone', async () => {
  const [id] = await seedAssets(provider, [
    {
      ...egg(),
      owner_id: account.accountId,
      name: 'Ashwing',
      charm: 'amber alder, ashen moon',
      house: 'FIRE',
      magic: 'AIR',
      rarity: 71.5,
    },
  ]);
  const seen: unknown[] = [];
  for (let step = 0; step < 4; step += 1) {
    const asset = (await get(`/v1/assets/${id}`)).json<Asset>();
    const { state, nextState, nextStateAt } = (await get(`/v1/eggs/hatch/estimate/${id}`)).json();
    seen.push([
      asset.assetState,
      asset.dragon?.egg.hatchState,
      asset.dragon?.dragon?.name,
      asset.thumbnail?.split('?')[1],
    ]);
    expect([state, nextStateAt]).toEqual([asset.assetState, nextState && start + (step + 1) * 600]);
    provider.clock.advance({ minutes: 10 });
  }

  expect(seen).toEqual([
    ['SEALED', 'sealed', undefined, `v=${artVersion}-sealed`],
    ['INCUBATING', 'incubating', undefined, `v=${artVersion}-incubating`],
    ['HATCHING', 'hatching', undefined, `v=${artVersion}-hatching`],
    ['HATCHED', 'hatched', 'Ashwing', `v=${artVersion}-hatched`],
  ]);
});

it('answers only the listed fields of an asset', async () => {
  const [id] = await seedAssets(provider, [
    {
      ...egg(),
      owner_id: account.accountId,
      name: 'Ashwing',
      charm: 'amber alder, ashen moon',
      house: 'FIRE',
      magic: 'AIR',
      rarity: 71.5,
      golden: true,
    },
  ]);

  const answer = await get(`/v1/assets/${id}`);
  expect(answer.json()).toEqual({
    id,
    accId: account.accountId,
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
  it('page without repeating or skipping, even when all assets are equal in the sort key', async () => {
    const ids = await seedAssets(
      provider,
      Array.from({ length: 23 }, () => ({ rarity: 50, genome: 'f'.repeat(64) })),
    );
    for (const order of ['created', 'modified', 'rarity', 'density'])
      for (const direction of ['asc', 'desc']) {
        const pages = [];
        for (const page of [0, 1, 2, 3])
          pages.push(await list(`?limit=7&page=${page}&orderBy=${order}&orderDir=${direction}`));
        expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
        expect(pages.flatMap(idsOf)).toEqual(direction === 'asc' ? ids : ids.toReversed());
      }
    expect(await list('?page=9')).toEqual({ assets: [], total: 23 });
  });

  it('sort assets without a rarity last in both directions', async () => {
    const [low = 0, key = 0, high = 0] = await seedAssets(provider, [
      { rarity: 1 },
      { type: 'GATEWAY_KEY' },
      { rarity: 99 },
    ]);

    expect(idsOf(await list('?orderBy=rarity'))).toEqual([high, low, key]);
    expect(idsOf(await list('?orderBy=rarity&orderDir=asc'))).toEqual([low, high, key]);
  });

  it('sort by density, the number of set bits of a genome', async () => {
    const genomes = ['01'.repeat(32), 'ff'.repeat(32), '70'.repeat(32)];
    const [sparse = 0, full = 0, half = 0] = await seedAssets(
      provider,
      genomes.map((genome) => ({ genome })),
    );

    expect(idsOf(await list('?orderBy=density'))).toEqual([full, half, sparse]);
    expect(idsOf(await list('?orderBy=density&orderDir=asc'))).toEqual([sparse, half, full]);
  });

  it('filter by state, house, magic, season and golden, and by several values of each', async () => {
    const past = { incubates_at: start - 3, hatching_at: start - 2, hatches_at: start - 1 };
    const [sealed = 0, hatched = 0, key = 0, used = 0] = await seedAssets(provider, [
      { ...egg(), house: 'FIRE', magic: 'WATER', season: 'EARTH', golden: true },
      { ...past, house: 'AIR', magic: 'WATER', season: 'GENESIS', season_age: 0, hatch_season: 'EARTH' },
      { type: 'GATEWAY_KEY', season: 'WATER' },
      { type: 'GATEWAY_KEY', season: 'WATER', key_used_at: start },
    ]);
    const narrowed = async (query: string) =>
      idsOf(await list(`${query}${query.includes('?') ? '&' : '?'}orderDir=asc`));

    expect(await narrowed('')).toEqual([sealed, hatched, key, used]);
    expect(await narrowed('/dragons')).toEqual([sealed, hatched]);
    expect(await narrowed('/DRAGON')).toEqual([sealed, hatched]);
    expect(await narrowed('?state=UNUSED')).toEqual([key]);
    expect(await narrowed('?state=SEALED&state=USED')).toEqual([sealed, used]);
    expect(await narrowed('?state=INCUBATING')).toEqual([]);
    expect(await narrowed('?house=FIRE&house=AIR')).toEqual([sealed, hatched]);
    expect(await narrowed('?house=FIRE&magic=FIRE')).toEqual([]);
    expect(await narrowed('?magic=WATER&golden=false')).toEqual([hatched]);
    expect(await narrowed('?golden=true')).toEqual([sealed]);
    expect(await narrowed('?spawn=GENESIS&spawn=WATER')).toEqual([hatched, key, used]);
    expect(await narrowed('?hatch=EARTH')).toEqual([hatched]);
  });

  it('search by charm, and by the name of hatched dragons', async () => {
    const [one = 0, two = 0] = await seedAssets(provider, [
      { ...egg(), charm: '100% amber_alder', name: 'Ashwing' },
      { ...egg(), charm: 'quiet moon', name: 'Emberly', hatches_at: start },
    ]);
    const found = async (term: string) => idsOf(await list(`?searchTerm=${encodeURIComponent(term)}`));

    expect(await found('AMBER_')).toEqual([one]);
    expect(await found('0% a')).toEqual([one]);
    expect(await found('ashwing')).toEqual([]);
    expect(await found('emberly')).toEqual([two]);
    expect(await found("'; drop table assets; --")).toEqual([]);
    expect(await found('  ')).toHaveLength(2);
  });

  it('search from three letters on in the world, and from one in an account', async () => {
    const { accountId: owner_id, headers } = await signUp(provider, 'ivy@example.invalid', 'Ivy');
    const [mine = 0] = await seedAssets(provider, [
      { ...egg(), charm: 'zq_amber', owner_id },
      { ...egg(), charm: 'quiet moon', owner_id },
      { ...egg(), charm: 'other' },
    ]);

    expect(idsOf(await list('?searchTerm=zq'))).toHaveLength(3);
    expect((await get('/v1/assets/facets?searchTerm=zq')).json()).toMatchObject({ total: 3 });
    expect(idsOf(await list('?searchTerm=zq_'))).toEqual([mine]);
    expect(idsOf(await list(`?searchTerm=zq&accId=${owner_id}`, headers))).toEqual([mine]);
  });

  it('search by the name of an owner, hatched dragons only', async () => {
    const [dragon = 0] = await seedAssets(provider, [
      { ...egg(), owner_id: account.accountId, hatches_at: start },
      { ...egg(), owner_id: account.accountId },
      { owner_id: account.accountId, type: 'GATEWAY_KEY' },
      { ...egg(), hatches_at: start },
    ]);
    const found = async (name: string) => idsOf(await list(`?ownerName=${encodeURIComponent(name)}`));

    expect(await found('moss LANTERN')).toEqual([dragon]);
    expect(await found('Nameless')).toEqual([]);
  });

  it('of an account require a session of that account', async () => {
    const otherAccount = await signUp(provider, 'fern@example.invalid', 'Fern');
    const [mine = 0, key = 0] = await seedAssets(provider, [
      { owner_id: account.accountId },
      { owner_id: account.accountId, type: 'GATEWAY_KEY' },
      { owner_id: otherAccount.accountId },
    ]);
    const query = `?accId=${account.accountId}&orderDir=asc`;

    const own = await get(`/v1/assets${query}`, account.headers);
    expect(idsOf(own.json())).toEqual([mine, key]);
    expect(own.headers['cache-control']).toBe('private, no-cache');
    for (const keys of [`/gateway-keys${query}`, '/gateway-keys', '/GATEWAY_KEY'])
      expect(idsOf(await list(keys, account.headers))).toEqual([key]);
    for (const keys of ['/gateway-keys', '/gateway_key', '/gateway-keys/facets'])
      expect((await get(`/v1/assets${keys}`)).statusCode).toBe(401);
    for (const path of ['', '/dragons', '/gateway-keys', '/stats']) {
      const foreign = await get(
        `/v1/assets${path}${query.replace('&orderDir=asc', '')}`,
        otherAccount.headers,
      );
      expect(foreign.json()).toMatchObject({ status: 403, code: 'forbidden' });
      const anonymous = await get(`/v1/assets${path}?accId=${account.accountId}`);
      expect(anonymous.json()).toMatchObject({ status: 401, code: 'unauthorized' });
    }
  });
});

it('counts all assets and a collection', async () => {
  await seedAssets(provider, [
    { ...egg(), owner_id: account.accountId, golden: true },
    { ...egg(), incubates_at: start },
    { ...egg(), hatching_at: start },
    { ...egg(), hatches_at: start, golden: true },
    { type: 'GATEWAY_KEY', golden: true },
  ]);

  expect((await get('/v1/assets/stats')).json()).toEqual({
    totalAssets: 5,
    totalDragons: 1,
    totalSealedEggs: 1,
    totalIncubatingEggs: 1,
    totalHatchingEggs: 1,
    totalGatewayKeys: 1,
    totalGoldenEggs: 1,
  });
  const own = (await get(`/v1/assets/stats?accId=${account.accountId}`, account.headers)).json();
  expect(own).toMatchObject({ totalAssets: 1, totalSealedEggs: 1, totalGatewayKeys: 0 });
  const users = await provider.db.selectFrom('accounts').select('id').execute();
  expect((await get('/v1/metrics')).json()).toEqual({
    primalDragons: 1,
    gatewayKeys: 1,
    users: users.length,
    primalEggs: 3,
    goldenEggs: 1,
  });
});

it('answers 304 while a public answer is unchanged', async () => {
  await seedAssets(provider, [egg()]);
  const first = await get('/v1/assets');
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=5, s-maxage=5',
    vary: 'Authorization',
  });
  const again = { 'if-none-match': String(first.headers.etag) };

  const same = await get('/v1/assets', again);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect((await get('/v1/assets', { 'if-none-match': '*' })).statusCode).toBe(304);
  const head = await provider.inject({ method: 'HEAD', url: '/v1/assets' });
  expect([head.body, head.headers]).toEqual(['', { ...first.headers, date: expect.any(String) }]);
  provider.clock.advance({ minutes: 10 });
  expect((await get('/v1/assets', again)).statusCode).toBe(200);
});

describe('pictures', () => {
  it('are drawn for every state, and immutable under a URL that names it', async () => {
    const [id] = await seedAssets(provider, [{ ...egg(), hatches_at: start }]);
    const { medias } = (await get(`/v1/assets/${id}/medias`)).json<{
      medias: { shows: string; url: string }[];
    }>();

    expect(medias.map(({ shows }) => shows)).toEqual([
      'resting',
      'flight',
      'hatching',
      'incubating',
      'sealed',
    ]);
    const drawn = new Set<string>();
    for (const { url } of medias) {
      const picture = await get(url);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      drawn.add(picture.body);
      const again = await get(url, { 'if-none-match': String(picture.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
    expect(drawn.size).toBe(5);
  });

  it('are sent as they are to a client that does not accept gzip', async () => {
    const [id] = await seedAssets(provider, [egg()]);
    const url = `/v1/assets/${id}/thumbnail.svg`;

    const packed = await get(url, { 'accept-encoding': 'br, gzip;q=0.5' });
    const plain = await get(url, { 'accept-encoding': 'gzip;q=0, identity' });

    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toMatch(/^<svg/);
    expect((await get(url, { 'if-none-match': '*' })).statusCode).toBe(304);
  });

  it('are sent smaller to later clients that accept brotli', async () => {
    const [id] = await seedAssets(provider, [egg()]);
    const url = `/v1/assets/${id}/thumbnail.svg`;
    const brotli = { 'accept-encoding': 'gzip, br' };
    const first = await get(url, brotli);
    expect(first.headers['content-encoding']).toBe('gzip');

    let later = await get(url, brotli);
    while (later.headers['content-encoding'] !== 'br') {
      // The embedded database would otherwise answer without a turn of the event loop, and the worker never could.
      await new Promise(setImmediate);
      later = await get(url, brotli);
    }

    expect(brotliDecompressSync(later.rawPayload)).toEqual(gunzipSync(first.rawPayload));
    expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length * 0.9);
    expect((await get(url, { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip');
  });

  it('of later states are not shown to clients that guess the URL', async () => {
    const [id] = await seedAssets(provider, [egg()]);
    const sealed = await get(`/v1/assets/${id}/thumbnail.svg?v=${artVersion}-sealed`);
    const guessed = await get(`/v1/assets/${id}/thumbnail.svg?v=${artVersion}-hatched`);

    expect(guessed.body).toBe(sealed.body);
    expect(guessed.headers['cache-control']).toBe('public, max-age=5');
    for (const v of ['', 'x', '99-sealed', '2-', "2-sealed'--"])
      expect(
        (await get(`/v1/assets/${id}/thumbnail.svg?v=${encodeURIComponent(v)}`)).headers['cache-control'],
      ).toBe('public, max-age=5');
  });

  it.each(['1', '2', '99'])('are current and not immutable for version %s of the art', async (version) => {
    const [id] = await seedAssets(provider, [{ ...egg(), hatches_at: start }]);
    const latest = await get(`/v1/assets/${id}/thumbnail.svg?v=${artVersion}-hatched`);
    const current = await get(`/v1/assets/${id}/thumbnail.svg?v=${artVersion}-flight`);

    const other = await get(`/v1/assets/${id}/thumbnail.svg?v=${version}-flight`);

    expect(other.body).toBe(current.body);
    expect(other.body).not.toBe(latest.body);
    expect(other.headers.etag).toBe(current.headers.etag);
    expect([current, other].map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=5',
    ]);
  });

  it('of keys are drawn, and compression does not change them', async () => {
    const [id] = await seedAssets(provider, [
      { type: 'GATEWAY_KEY', season: 'FIRE', season_age: 2, golden: true },
    ]);
    const plain = await get(`/v1/assets/${id}/thumbnail.svg?v=${artVersion}-key`);
    const packed = await get(`/v1/assets/${id}/thumbnail.svg?v=${artVersion}-key`, {
      'accept-encoding': 'gzip, br',
    });

    expect(plain.body).toMatch(/^<svg/);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });
});

describe('unknown assets and invalid parameters', () => {
  it.each([
    '/v1/assets/987654321',
    '/v1/assets/987654321/medias',
    '/v1/assets/987654321/thumbnail.svg',
    '/v1/eggs/hatch/estimate/987654321',
  ])('%s is 404', async (url) => {
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('a gateway key has no hatch estimate', async () => {
    const [id] = await seedAssets(provider, [{ type: 'GATEWAY_KEY' }]);
    expect((await get(`/v1/eggs/hatch/estimate/${id}`)).statusCode).toBe(404);
  });

  it.each([
    '/v1/assets/0',
    '/v1/assets/-1',
    '/v1/assets/1e3',
    '/v1/assets/99999999999999999999',
    '/v1/assets/eggs',
    '/v1/assets/1%00/medias',
    '/v1/assets?limit=0',
    '/v1/assets?limit=101',
    '/v1/assets?limit=ten',
    '/v1/assets?page=-1',
    '/v1/assets?page=1.5',
    '/v1/assets?page=99999999999',
    '/v1/assets?state=WARM',
    '/v1/assets?state=SEALED&state=WARM',
    '/v1/assets?golden=maybe',
    '/v1/assets?orderBy=owner',
    '/v1/assets?accId=me',
    '/v1/assets?searchTerm=%00',
    '/v1/assets?searchTerm=a&searchTerm=b',
    `/v1/assets?searchTerm=${'x'.repeat(101)}`,
    '/v1/assets/stats?accId=1',
    '/v1/eggs/hatch/estimate/x',
  ])('%s is 400', async (url) => {
    expect((await get(url)).json()).toMatchObject({
      status: 400,
      code: 'bad_request',
      detail: expect.any(String),
    });
  });
});
