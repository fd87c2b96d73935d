import { DoubleWorld } from './double-world.ts';
import type { DoubleAsset } from './double-world.ts';
import { readCount, serveDouble } from './serve-double.ts';
import type { Answer, Double, Routes } from './serve-double.ts';

const refused: Answer = { status: 401 };
const missing: Answer = { status: 404 };

/**
 * A provider with only the calls of sections 3 and 7 of the specification, and only the members that a client needs. It ignores parameters
 * that it does not need, and has no passkeys.
 */
export async function openMinimalDouble(): Promise<Double & { world: DoubleWorld }> {
  const world = new DoubleWorld();
  const routes: Routes = {
    'GET /v1/seasons/current': () => ({
      body: { spawnSeason: 'EARTH', isSpawnCycleActive: true, active: true },
    }),
    'GET /v1/metrics': () => ({ body: { users: 3 } }),
    'GET /v1/assets/stats': () => ({ body: {} }),
    'GET /v1/assets/dragons': ({ query }) => page(world.dragons(query.getAll('state')), query),
    'GET /v1/assets': ({ query, session }) => {
      const account = world.accountOf(session);
      return account ? page(world.ownedBy(account.id), query) : page(world.assets, query);
    },
    'GET /v1/assets/gateway-keys': ({ query, session }) => {
      const account = world.accountOf(session);
      return account ? page(world.unusedKeys(account.id), query) : refused;
    },
    'GET /v1/assets/:id': ({ id }) => {
      const asset = world.find(id);
      return asset ? { body: toAnswer(asset) } : missing;
    },

    'POST /v1/auth/signup': ({ body }) => {
      world.beginSignUp(String(body.email), String(body.displayName));
      return {};
    },
    'POST /v1/auth/confirm': ({ body }) => {
      const account = world.confirm(body.code);
      return account ? { body: { sessionId: account.session, userId: account.id } } : { status: 400 };
    },
    'GET /v1/account': ({ session }) => {
      const account = world.accountOf(session);
      return account ? { body: { id: account.id, email: account.email } } : refused;
    },

    'GET /v1/eggs/available': ({ session }) => {
      const account = world.accountOf(session);
      if (!account) return refused;
      // The first page of a list; the account lists the others.
      const gatewayKeys = world.unusedKeys(account.id).slice(0, 50).map(toAnswer);
      return { body: { eggs: { count: 5, fee: 25 }, keys: { count: 0, fee: 60 }, gatewayKeys } };
    },
    'POST /v1/eggs/spawn/lock': ({ body, session }) => {
      const account = world.accountOf(session);
      if (!account) return refused;
      const { eggs, usedGatewayKeyIds, gatewayKeyVouchers, paymentMethod } = body;
      const usedKeys = Array.isArray(usedGatewayKeyIds) ? usedGatewayKeyIds.map(Number) : [];
      const isFit = paymentMethod === 'VOUCHER' && gatewayKeyVouchers === usedKeys.length;
      if (!isFit) return { status: 400 };
      return { body: { id: world.lock(account.id, { eggs: readCount(eggs), keys: 0, usedKeys }) } };
    },
    'POST /v1/voucher/purchase': ({ body, session }) => {
      const account = world.accountOf(session);
      if (!account) return refused;
      return world.complete(account.id, Number(body.purchaseId)) ? { status: 204 } : missing;
    },
  };
  return { ...(await serveDouble(routes)), world };
}

/** A page of a bare array, which has no total. */
function page(assets: DoubleAsset[], query: URLSearchParams): Answer {
  const limit = Number(query.get('limit') ?? 50);
  const first = Number(query.get('page') ?? 0) * limit;
  return { body: assets.slice(first, first + limit).map(toAnswer) };
}

function toAnswer({ id, kind, state, isUsed }: DoubleAsset): object {
  if (kind === 'key')
    return { id, assetType: 'GATEWAY_KEY', assetState: isUsed ? 'USED' : 'UNUSED', gatewayKey: {} };
  const assetState = kind === 'dragon' ? 'HATCHED' : 'EGG';
  return { id, assetType: 'DRAGON', assetState, dragon: { egg: { hatchState: state } } };
}
