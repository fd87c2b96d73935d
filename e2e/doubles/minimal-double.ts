import { DoubleWorld } from './double-world.ts';
import type { DoubleAsset } from './double-world.ts';
import { readCount, serveDouble } from './serve-double.ts';
import type { DoubleResponse, Double, Routes } from './serve-double.ts';

const unauthorized: DoubleResponse = { status: 401 };
const notFound: DoubleResponse = { status: 404 };

/**
 * Opens a provider with only the calls of sections 3 and 7 of the specification, and only the members that a client needs. It ignores
 * parameters that it does not need, and has no passkeys.
 */
export async function openMinimalDouble(): Promise<Double & { world: DoubleWorld }> {
  const world = new DoubleWorld();
  const routes: Routes = {
    'GET /v1/seasons/current': () => ({
      body: { spawnSeason: 'EARTH', isSpawnCycleActive: true, active: true },
    }),
    'GET /v1/metrics': () => ({ body: { users: 3 } }),
    'GET /v1/assets/stats': () => ({ body: {} }),
    'GET /v1/assets/dragons': ({ query }) => answerPage(world.listDragons(query.getAll('state')), query),
    'GET /v1/assets': ({ query, session }) => {
      const account = world.findAccount(session);
      return account ? answerPage(world.listOwnedBy(account.id), query) : answerPage(world.assets, query);
    },
    'GET /v1/assets/gateway-keys': ({ query, session }) => {
      const account = world.findAccount(session);
      return account ? answerPage(world.listUnusedKeys(account.id), query) : unauthorized;
    },
    'GET /v1/assets/:id': ({ id }) => {
      const asset = world.findAsset(id);
      return asset ? { body: toResponse(asset) } : notFound;
    },

    'POST /v1/auth/signup': ({ body }) => {
      world.beginSignUp(String(body.email), String(body.displayName));
      return {};
    },
    'POST /v1/auth/confirm': ({ body }) => {
      const account = world.confirmSignUp(body.code);
      return account ? { body: { sessionId: account.session, userId: account.id } } : { status: 400 };
    },
    'GET /v1/account': ({ session }) => {
      const account = world.findAccount(session);
      return account ? { body: { id: account.id, email: account.email } } : unauthorized;
    },

    'GET /v1/eggs/available': ({ session }) => {
      const account = world.findAccount(session);
      if (!account) return unauthorized;
      // Only the first page: `GET /v1/assets/gateway-keys` lists all of them.
      const gatewayKeys = world.listUnusedKeys(account.id).slice(0, 50).map(toResponse);
      return { body: { eggs: { count: 5, fee: 25 }, keys: { count: 0, fee: 60 }, gatewayKeys } };
    },
    'POST /v1/eggs/spawn/lock': ({ body, session }) => {
      const account = world.findAccount(session);
      if (!account) return unauthorized;
      const { eggs, usedGatewayKeyIds, gatewayKeyVouchers, paymentMethod } = body;
      const usedKeys = Array.isArray(usedGatewayKeyIds) ? usedGatewayKeyIds.map(Number) : [];
      const isValid = paymentMethod === 'VOUCHER' && gatewayKeyVouchers === usedKeys.length;
      if (!isValid) return { status: 400 };
      return { body: { id: world.lock(account.id, { eggs: readCount(eggs), keys: 0, usedKeys }) } };
    },
    'POST /v1/voucher/purchase': ({ body, session }) => {
      const account = world.findAccount(session);
      if (!account) return unauthorized;
      return world.complete(account.id, Number(body.purchaseId)) ? { status: 204 } : notFound;
    },
  };
  return { ...(await serveDouble(routes)), world };
}

/** Answers with a page of a list: a bare array without a total. */
function answerPage(assets: DoubleAsset[], query: URLSearchParams): DoubleResponse {
  const limit = Number(query.get('limit') ?? 50);
  const first = Number(query.get('page') ?? 0) * limit;
  return { body: assets.slice(first, first + limit).map(toResponse) };
}

function toResponse({ id, kind, state, isUsed }: DoubleAsset): object {
  if (kind === 'key')
    return { id, assetType: 'GATEWAY_KEY', assetState: isUsed ? 'USED' : 'UNUSED', gatewayKey: {} };
  const assetState = kind === 'dragon' ? 'HATCHED' : 'EGG';
  return { id, assetType: 'DRAGON', assetState, dragon: { egg: { hatchState: state } } };
}
