import { DoubleWorld } from './double-world.ts';
import type { DoubleAsset } from './double-world.ts';
import { readCount, serveDouble } from './serve-double.ts';
import type { DoubleResponse, Call, Double, Routes } from './serve-double.ts';

const htmlPage: DoubleResponse = {
  contentType: 'text/html',
  body: '<!doctype html><title>Welcome to this network</title>',
};
const badGateway: DoubleResponse = { ...htmlPage, status: 502 };
const droppedConnection: DoubleResponse = { dropPoint: 'beforeResponse' };
const cutResponse = (body: unknown): DoubleResponse => ({ dropPoint: 'withinBody', body });

/**
 * Opens a failing provider: null in every place that allows it, one broken item in each list, slow responses, lost connections, HTML instead
 * of JSON. Each failure is temporary. A lock or purchase whose response is lost remains granted.
 */
export async function openHostileDouble(): Promise<Double & { world: DoubleWorld }> {
  const world = new DoubleWorld();
  const routes: Routes = {
    ...createPublicRoutes(world),
    ...createAccountRoutes(world),
    ...createSpawnRoutes(world),
  };
  return { ...(await serveDouble(routes)), world };
}

/** Answers the first calls with the failures, one after another, and later calls correctly. */
function failFirst(
  failures: DoubleResponse[],
  respond: (call: Call) => DoubleResponse,
): (call: Call) => DoubleResponse {
  const remainingFailures = [...failures];
  return (call) => remainingFailures.shift() ?? respond(call);
}

const createPublicRoutes = (world: DoubleWorld): Routes => ({
  // This response does not name the season; only the account does.
  'GET /v1/seasons/current': failFirst([droppedConnection], () => ({
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
  'GET /v1/assets/dragons': failFirst([droppedConnection], ({ query }) => ({
    ...createListResponse(world.listDragons(query.getAll('state')), query),
    delay: 700,
  })),
  'GET /v1/assets': failFirst([badGateway], ({ query, session }) => {
    const account = world.findAccount(session);
    return createListResponse(account ? world.listOwnedBy(account.id) : world.assets, query);
  }),
  'GET /v1/assets/gateway-keys': failFirst([cutResponse([{ id: 1 }])], ({ query, session }) => {
    const account = world.findAccount(session);
    return createListResponse(account ? world.listUnusedKeys(account.id) : [], query);
  }),
  'GET /v1/assets/:id': failFirst([badGateway], ({ id }) => {
    const asset = world.findAsset(id);
    return asset ? { body: toResponse(asset), delay: 700 } : { status: 404, body: null };
  }),
  'GET /v1/assets/:id/medias': () => ({ body: null }),
  'GET /v1/eggs/hatch/estimate/:id': () => ({ body: 'never', contentType: 'text/plain' }),
  'GET /v1/genomes/:id': () => ({ body: { genome: null, genes: [null], draw: 'none' } }),
});

const createAccountRoutes = (world: DoubleWorld): Routes => ({
  'POST /v1/auth/signup': ({ body }) => {
    world.beginSignUp(String(body.email), String(body.displayName));
    return { body: 'OK', contentType: 'text/plain', delay: 700 };
  },
  'POST /v1/auth/confirm': ({ body }) => {
    const account = world.confirmSignUp(body.code);
    if (!account) return { status: 400, body: 'null' };
    return { body: { sessionId: account.session, userId: null } };
  },
  'GET /v1/account': failFirst([badGateway], ({ session }) => {
    const account = world.findAccount(session);
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

const createSpawnRoutes = (world: DoubleWorld): Routes => ({
  'GET /v1/eggs/available': failFirst([droppedConnection], ({ session }) => {
    const account = world.findAccount(session);
    if (!account) return { status: 401, body: null };
    return {
      body: {
        eggs: { count: null, fee: 25 },
        keys: null,
        gatewayKeys: [null, ...world.listUnusedKeys(account.id).map(toResponse)],
        currency: null,
      },
    };
  }),
  // Drops the first request without granting it. Otherwise, a repeated request would hold assets twice, because the specification has no
  // idempotency key.
  'POST /v1/eggs/spawn/lock': failFirst([droppedConnection], ({ body, session }) => {
    const account = world.findAccount(session);
    if (!account) return { status: 401, body: null };
    const usedKeys = Array.isArray(body.usedGatewayKeyIds) ? body.usedGatewayKeyIds.map(Number) : [];
    const id = world.lock(account.id, { eggs: readCount(body.eggs), keys: 0, usedKeys });
    return { body: { id: null, lockId: `${id}`, expiresAt: 'later', checkoutUrl: {} } };
  }),
  'POST /v1/voucher/purchase': loseFirstResponse(({ body, session }) => {
    const account = world.findAccount(session);
    if (!account) return { status: 401, body: null };
    const isDone = world.complete(account.id, Number(body.purchaseId));
    return isDone ? { body: 'Done', contentType: 'text/plain' } : { status: 404, body: null };
  }),
});

/** Handles the first call, but closes the connection before its response. */
function loseFirstResponse(respond: (call: Call) => DoubleResponse): (call: Call) => DoubleResponse {
  let hasLostResponse = false;
  return (call) => {
    const response = respond(call);
    if (hasLostResponse) return response;
    hasLostResponse = true;
    return droppedConnection;
  };
}

function createListResponse(assets: DoubleAsset[], query: URLSearchParams): DoubleResponse {
  const limit = Number(query.get('limit') ?? 50);
  const first = Number(query.get('page') ?? 0) * limit;
  const items = assets.slice(first, first + limit).map(toResponse);
  return {
    body: { assets: null, dragons: items.length > 0 ? [{ id: null }, ...items] : null, total: 'many' },
  };
}

function toResponse({ id, kind, state, isUsed }: DoubleAsset): object {
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
