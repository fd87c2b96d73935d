import { lockBody } from '../spawn-lock/lock-body.ts';
import { toSessionHeaders } from './buyers.ts';
import type { SentRequest } from './sender.ts';

/** The facts from which an attack composes a request. Requests of one network share a counter. */
export interface AttackContext {
  network: number;
  /** Index of the request within its network. */
  index: number;
  /** Index of the next request. */
  next: number;
  /** Accounts that belong to the network. */
  accounts: number[];
  /** A released lock of the first account. */
  releasedLock: number;
  /** Locks that accounts of the network hold, with their checkouts. */
  heldLocks: { id: number; account: number; checkoutPath: string }[];
  assets: number;
}

type Attack = (context: AttackContext) => Omit<SentRequest, 'network'>;

/** Composes a read as a browser sends it. */
const composeGet = (path: string): Omit<SentRequest, 'network'> => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
});

/** Picks a different asset for each request of all networks. */
const pickAsset = ({ network, index, assets }: AttackContext) => 1 + ((index * 5 + network) % assets);

const attacks = {
  'released locks': ({ accounts, releasedLock }) => ({
    method: 'DELETE',
    path: `/v1/eggs/spawn/lock/${releasedLock}`,
    headers: toSessionHeaders(accounts[0] ?? 0),
  }),
  /** Each request replaces the lock of the account with another basket. */
  'changed baskets': ({ accounts, index }) => ({
    method: 'POST',
    path: '/v1/eggs/spawn/lock',
    headers: toSessionHeaders(accounts[index % accounts.length] ?? 0),
    body: lockBody.replace('"count":1', `"count":${1 + (Math.floor(index / accounts.length) % 3)}`),
  }),
  'rendered pages': ({ network, index }) => composeGet(`/hatchery/all-eggs?visit=${network}-${index}`),
  frames: (context) => composeGet(`/embed/v1/frame/asset/${pickAsset(context)}`),
  oembed: (context) =>
    composeGet(`/oembed?url=${encodeURIComponent(`http://localhost/details/${pickAsset(context)}`)}`),
  'share pictures': (context) => composeGet(`/v1/assets/${pickAsset(context)}/share.png`),
  world: ({ index }) => composeGet(`/v1/world/dragons?since=${1 + index}`),
  'missing scripts': ({ network, index }) =>
    composeGet(`/embed/v1/emberclutch-${(index * 5 + network).toString(16).padStart(16, '0')}.js`),
  counts: ({ network, index }) => composeGet(`/v1/assets?searchTerm=name%20${index * 5 + network}`),
  checkouts: ({ heldLocks, index }) => composeGet(heldLocks[index % heldLocks.length]?.checkoutPath ?? '/'),
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as AttackName[]; // The keys of the table.
export const findAttack = (name: AttackName): Attack => attacks[name];
