import { DoubleWorld } from './double-world.ts';
import type { DoubleAsset } from './double-world.ts';
import { readCount, serveDouble } from './serve-double.ts';
import type { Answer, Call, Double, Routes } from './serve-double.ts';

const htmlPage: Answer = {
  contentType: 'text/html',
  body: '<!doctype html><title>Welcome to this network</title>',
};
const badGateway: Answer = { ...htmlPage, status: 502 };
const dropped: Answer = { isDropped: 'before' };
const cut = (body: unknown): Answer => ({ isDropped: 'within', body });

/**
 * A failing provider: null in every place that allows it, one broken item in each list, slow answers, lost connections,
 * HTML in place of JSON. Each failure is temporary. A lock or purchase whose answer is lost stays granted.
 */
export async function openHostileDouble(): Promise<Double & { world: DoubleWorld }> {
  const world = new DoubleWorld();
  const routes: Routes = { ...publicRoutes(world), ...accountRoutes(world), ...spawnRoutes(world) };
  return { ...(await serveDouble(routes)), world };
}

/** Answers each call first with the failures, one after another, and then correctly. */
function after(failures: Answer[], answer: (call: Call) => Answer): (call: Call) => Answer {
  const left = [...failures];
  return (call) => left.shift() ?? answer(call);
}

const publicRoutes = (world: DoubleWorld): Routes => ({
  // Only the account knows the name of the season.
  'GET /v1/seasons/current': after([dropped], () => ({
    body: {
      spawnSeason: null,
      isSpawnCycleActive: 1,
      spawnCycleEnd: null,
      seasonStart: 'soon',
      seasonEnd: null,
      active: null,
    },
  })),
  'GET /v1/metrics': () => htmlPage,
  'GET /v1/assets/stats': () => htmlPage,
  'GET /v1/assets/dragons': after([dropped], ({ query }) => ({
    ...list(world.listDragons(query.getAll('state')), query),
    delay: 700,
  })),
  'GET /v1/assets': after([badGateway], ({ query, session }) => {
    const account = world.accountOf(session);
    return list(account ? world.listOwnedBy(account.id) : world.assets, query);
  }),
  'GET /v1/assets/gateway-keys': after([cut([{ id: 1 }])], ({ query, session }) => {
    const account = world.accountOf(session);
    return list(account ? world.listUnusedKeys(account.id) : [], query);
  }),
  'GET /v1/assets/:id': after([badGateway], ({ id }) => {
    const asset = world.find(id);
    return asset ? { body: toAnswer(asset), delay: 700 } : { status: 404, body: null };
  }),
  'GET /v1/assets/:id/medias': () => ({ body: null }),
  'GET /v1/eggs/hatch/estimate/:id': () => ({ body: 'never', contentType: 'text/plain' }),
  'GET /v1/genomes/:id': () => ({ body: { genome: null, genes: [null], draw: 'none' } }),
});

const accountRoutes = (world: DoubleWorld): Routes => ({
  'POST /v1/auth/signup': ({ body }) => {
    world.beginSignUp(String(body.email), String(body.displayName));
    return { body: 'OK', contentType: 'text/plain', delay: 700 };
  },
  'POST /v1/auth/confirm': ({ body }) => {
    const account = world.confirm(body.code);
    if (!account) return { status: 400, body: 'null' };
    return { body: { sessionId: account.session, userId: null } };
  },
  'GET /v1/account': after([badGateway], ({ session }) => {
    const account = world.accountOf(session);
    if (!account) return { status: 401, body: null };
    return {
      body: {
        id: account.id,
        email: null,
        displayName: null,
        metadata: { season: 'air', age: 'iv', credMetadata: [] },
        credentials: [null],
      },
    };
  }),
});

const spawnRoutes = (world: DoubleWorld): Routes => ({
  'GET /v1/eggs/available': after([dropped], ({ session }) => {
    const account = world.accountOf(session);
    if (!account) return { status: 401, body: null };
    return {
      body: {
        eggs: { count: null, fee: 25 },
        keys: null,
        gatewayKeys: [null, ...world.listUnusedKeys(account.id).map(toAnswer)],
        currency: null,
      },
    };
  }),
  // The first request is not granted, so that no asset is held twice: the specification has no idempotency key.
  'POST /v1/eggs/spawn/lock': after([dropped], ({ body, session }) => {
    const account = world.accountOf(session);
    if (!account) return { status: 401, body: null };
    const usedKeys = Array.isArray(body.usedGatewayKeyIds) ? body.usedGatewayKeyIds.map(Number) : [];
    const id = world.lock(account.id, { eggs: readCount(body.eggs), keys: 0, usedKeys });
    return { body: { id: null, lockId: `${id}`, expiresAt: 'later', checkoutUrl: {} } };
  }),
  'POST /v1/voucher/purchase': loseFirstAnswer(({ body, session }) => {
    const account = world.accountOf(session);
    if (!account) return { status: 401, body: null };
    const isDone = world.complete(account.id, Number(body.purchaseId));
    return isDone ? { body: 'Done', contentType: 'text/plain' } : { status: 404, body: null };
  }),
});

/** Completes the purchase, but closes the connection before the answer. */
function loseFirstAnswer(answer: (call: Call) => Answer): (call: Call) => Answer {
  let isLost = false;
  return (call) => {
    const given = answer(call);
    if (isLost) return given;
    isLost = true;
    return dropped;
  };
}

function list(assets: DoubleAsset[], query: URLSearchParams): Answer {
  const limit = Number(query.get('limit') ?? 50);
  const first = Number(query.get('page') ?? 0) * limit;
  const items = assets.slice(first, first + limit).map(toAnswer);
  return {
    body: { assets: null, dragons: items.length > 0 ? [{ id: null }, ...items] : null, total: 'many' },
  };
}

function toAnswer({ id, kind, state, isUsed }: DoubleAsset): object {
  const nulls = {
    accId: null,
    accDisplayName: null,
    created: null,
    modified: null,
    charmOfMaking: null,
    thumbnail: null,
    golden: null,
    rarity: null,
  };
  if (kind === 'key')
    return {
      id,
      ...nulls,
      assetType: null,
      assetState: isUsed ? 'USED' : 'UNUSED',
      dragon: null,
      gatewayKey: null,
    };
  return {
    id,
    ...nulls,
    assetType: null,
    assetState: null,
    dragon: { egg: { golden: null, hatchState: state }, dragon: null, house: null, spawnAge: null },
    gatewayKey: null,
  };
}
