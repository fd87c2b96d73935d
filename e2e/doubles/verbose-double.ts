import { DoubleWorld } from './double-world.ts';
import type { DoubleAsset } from './double-world.ts';
import { countOf, serveDouble } from './serve-double.ts';
import type { Answer, Double, Routes } from './serve-double.ts';

const noise = {
  _links: { self: { href: 'about:blank' } },
  apiVersion: '9.1',
  debug: [null, { took: '3ms' }],
};

const refused: Answer = { status: 401, body: { ...noise, error: 'Session unknown' } };
const missing: Answer = { status: 404, body: { ...noise, message: 'No such thing' } };

/**
 * A provider that sends every member in an unusual form: numbers as text, times as ISO 8601, values in another case,
 * members that the specification does not name, lists in another order. It charges cards on file, without a checkout
 * page.
 */
export async function openVerboseDouble(): Promise<Double & { world: DoubleWorld }> {
  const world = new DoubleWorld();
  const routes: Routes = {
    ...publicRoutes(world),
    ...accountRoutes(world),
    ...spawnRoutes(world),
  };
  return { ...(await serveDouble(routes)), world };
}

const publicRoutes = (world: DoubleWorld): Routes => ({
  'GET /v1/seasons/current': () => ({
    body: {
      ...noise,
      active: 'true',
      seasonStart: isoIn(-20),
      seasonEnd: isoIn(40),
      spawnCycleEnd: isoIn(2),
      isSpawnCycleActive: 'TRUE',
      spawnAgeRoman: 'III',
      spawnSeason: 'water',
      weather: 'rain',
    },
  }),
  'GET /v1/metrics': () => ({
    body: {
      ...noise,
      users: '1,234',
      primalDragons: '12',
      primalEggs: '40',
      goldenEggs: '2',
      gatewayKeys: '7',
    },
  }),
  'GET /v1/assets/stats': () => ({
    body: { ...noise, totalAssets: '61', totalDragons: '54', totalSealedEggs: '40', totalSpiders: '8' },
  }),
  'GET /v1/assets/dragons': ({ query }) => list(world.dragons(query.getAll('state')), query, 'dragons'),
  'GET /v1/assets': ({ query, session }) => {
    const account = world.accountOf(session);
    if (!query.has('accId')) return list(world.assets, query, 'assets');
    return account ? list(world.ownedBy(account.id), query, 'assets') : refused;
  },
  'GET /v1/assets/gateway-keys': ({ query, session }) => {
    const account = world.accountOf(session);
    return account ? list(world.unusedKeys(account.id), query, 'gatewayKeys') : refused;
  },
  'GET /v1/assets/:id': ({ id }) => {
    const asset = world.find(id);
    return asset ? { body: written(asset) } : missing;
  },
  'GET /v1/assets/:id/medias': ({ id }) => ({
    body: { ...noise, media: [{ href: `/v1/assets/${id}/picture`, alt: 'an egg', width: '9' }] },
  }),
  'GET /v1/assets/:id/picture': () => ({
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>',
  }),
  'GET /v1/eggs/hatch/estimate/:id': () => ({ body: { ...noise, estimatedHatch: isoIn(5), odds: '0.5' } }),
  'GET /v1/genomes/:id': () => ({
    body: { ...noise, genome: 'GATTACA-'.repeat(5), genes: { of: 'another kind' } },
  }),
});

const accountRoutes = (world: DoubleWorld): Routes => ({
  'POST /v1/auth/signup': ({ body }) => {
    world.beginSignUp(String(body.email), String(body.displayName));
    return { status: 202, body: { ...noise, sent: true, challenge: null } };
  },
  'POST /v1/auth/confirm': ({ body }) => {
    const account = world.confirm(body.code);
    if (!account) return { status: 400, body: { ...noise, error: 'Wrong code' } };
    return {
      body: { ...noise, user: { tier: 'gold' }, userId: `acct:${account.id}`, sessionId: account.session },
    };
  },
  'GET /v1/account': ({ session }) => {
    const account = world.accountOf(session);
    if (!account) return refused;
    return {
      body: {
        ...noise,
        metadata: { age: 'III', season: 'Water', credMetadata: {}, theme: 'dusk' },
        credentials: [],
        DisplayName: account.displayName,
        email: account.email,
        id: `acct:${account.id}`,
      },
    };
  },
});

const spawnRoutes = (world: DoubleWorld): Routes => ({
  'GET /v1/eggs/available': ({ session }) => {
    const account = world.accountOf(session);
    if (!account) return refused;
    return {
      body: {
        ...noise,
        gatewayKeys: world.unusedKeys(account.id).map(written),
        currency: 'eur',
        keys: { fee: '1,060.50', count: '40', colour: 'brass' },
        eggs: { fee: '1,025.50', count: '400' },
      },
    };
  },
  'POST /v1/eggs/spawn/lock': ({ body, session }) => {
    const account = world.accountOf(session);
    if (!account) return refused;
    const [eggs, keys] = [countOf(body.eggs), countOf(body.keys)];
    const id = world.lock(account.id, { eggs, keys, usedKeys: [] });
    return { status: 201, body: { ...noise, status: 'GRANTED', expiresAt: isoIn(0.2), lockId: String(id) } };
  },
  'POST /v1/voucher/purchase': ({ body, session }) => {
    const account = world.accountOf(session);
    if (!account) return refused;
    if (!world.complete(account.id, Number(body.purchaseId))) return missing;
    const eggs = world.ownedBy(account.id).filter(({ state }) => state === 'sealed');
    return {
      body: {
        ...noise,
        total: '2,051',
        currency: 'eur',
        eggs: { fee: '1,025.50', count: '2' },
        completed: isoIn(0),
        assetIds: eggs.filter(({ kind }) => kind === 'egg').map(({ id }) => String(id)),
        purchaseId: String(body.purchaseId),
      },
    };
  },
});

/** Under an unusual name, the last one first, with its total as text. */
function list(assets: DoubleAsset[], query: URLSearchParams, name: string): Answer {
  const limit = Number(query.get('limit') ?? 50);
  const first = Number(query.get('page') ?? 0) * limit;
  const items = assets.toReversed().slice(first, first + limit);
  return {
    body: { ...noise, pageInfo: { of: '1' }, total: String(assets.length), [name]: items.map(written) },
  };
}

function written({ id, kind, state, isUsed, owner }: DoubleAsset): object {
  const common = {
    ...noise,
    rarity: '41.50',
    golden: 'false',
    thumbnail: `/v1/assets/${id}/picture`,
    charmOfMaking: 'ash, brook and lantern',
    modified: isoIn(-1),
    created: isoIn(-2),
    accDisplayName: owner === 0 ? 'Nobody' : 'Wren',
    accId: `acct:${owner}`,
    id: String(id),
  };
  if (kind === 'key')
    return {
      ...common,
      gatewayKey: { isGolden: 'false', age: 'iii', season: 'Water', teeth: 5 },
      assetState: isUsed ? 'used' : 'unused',
      assetType: 'gateway-key',
    };
  return {
    ...common,
    dragon: {
      dragon: kind === 'dragon' ? { wings: '2', hatchedAt: isoIn(-1) } : null,
      egg: { hatchState: state.toUpperCase(), golden: '0', shell: { gloss: '7' } },
      house: 'fire',
      magic: 'air',
      spawn: 'water',
      spawnAge: 'III',
    },
    assetState: state,
    assetType: 'dragon',
  };
}

const isoIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
