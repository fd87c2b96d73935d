import { lockBody } from '../load/lock-request.ts';
import { composeRequest } from '../load/raw-client.ts';
import { toClientHeaders } from '../load/seed-clients.ts';

/** The data from which an attack composes a request. Requests of one network share a counter. */
export interface AttackContext {
  network: number;
  /** Index of the request within its network. */
  index: number;
  /** Accounts that belong to the network. */
  accounts: number[];
  /** A released lock of the first account. */
  releasedLock: number;
  /** Paths of the checkouts of locks that accounts of the network hold. */
  checkoutPaths: string[];
  assets: number;
}

/** Composes the text of a request. */
type Attack = (context: AttackContext) => string;

/** Creates the header that gives a request the address of an attacking network. */
export const toNetworkHeader = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network + 1}` });

/** Composes a read as a browser sends it. */
const composeGet = ({ network }: AttackContext, path: string) =>
  composeRequest('GET', path, { ...toNetworkHeader(network), 'accept-encoding': 'br' });

/** Picks a number that no other request of any network gets. */
const pickNumber = ({ network, index }: AttackContext) => index * 5 + network;
const pickAsset = (context: AttackContext) => 1 + (pickNumber(context) % context.assets);

const attacks = {
  'released locks': ({ network, accounts: [first = 0], releasedLock }) =>
    composeRequest('DELETE', `/v1/eggs/spawn/lock/${releasedLock}`, {
      ...toClientHeaders(first),
      ...toNetworkHeader(network),
    }),
  /** Each request replaces the lock of the account with another basket. */
  'changed baskets': ({ network, accounts, index }) =>
    composeRequest(
      'POST',
      '/v1/eggs/spawn/lock',
      { ...toClientHeaders(accounts[index % accounts.length] ?? 0), ...toNetworkHeader(network) },
      lockBody.replace('"count":1', `"count":${1 + (Math.floor(index / accounts.length) % 3)}`),
    ),
  'rendered pages': (context) => composeGet(context, `/hatchery/all-eggs?visit=${pickNumber(context)}`),
  frames: (context) => composeGet(context, `/embed/v1/frame/asset/${pickAsset(context)}`),
  oembed: (context) =>
    composeGet(
      context,
      `/oembed?url=${encodeURIComponent(`http://localhost/details/${pickAsset(context)}`)}`,
    ),
  'share pictures': (context) => composeGet(context, `/v1/assets/${pickAsset(context)}/share.png`),
  world: (context) => composeGet(context, `/v1/world/dragons?since=${1 + context.index}`),
  'missing scripts': (context) =>
    composeGet(context, `/embed/v1/emberclutch-${pickNumber(context).toString(16).padStart(16, '0')}.js`),
  counts: (context) => composeGet(context, `/v1/assets?searchTerm=name%20${pickNumber(context)}`),
  checkouts: (context) =>
    composeGet(context, context.checkoutPaths[context.index % context.checkoutPaths.length] ?? '/'),
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as AttackName[]; // Cast: the keys of the table are its names.
export const findAttack = (name: AttackName): Attack => attacks[name];
