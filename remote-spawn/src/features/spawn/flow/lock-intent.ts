import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import type { Basket, Fees } from '../basket/basket.ts';
import { toLockBody } from '../basket/basket.ts';

/** One request of a player to lock a basket. The key is created by the click and is the same for every attempt. */
export interface LockIntent {
  key: string;
  basket: Basket;
  fees: Fees;
  body: LockBody;
}

export const createIntent = (basket: Basket, fees: Fees): LockIntent => ({
  key: createKey(),
  basket,
  fees,
  body: toLockBody(basket, fees),
});

/** A UUID (RFC 9562, version 4). `crypto.randomUUID` does not exist in pages without https. */
function createKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const bytes = random.with(6, ((random[6] ?? 0) & 0x0f) | 0x40).with(8, ((random[8] ?? 0) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const hasSameBody = (one: LockIntent, other: LockIntent) =>
  JSON.stringify(one.body) === JSON.stringify(other.body);
