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

/** 128 random bits. `crypto.randomUUID` does not exist in pages without https. */
const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

export const hasSameBody = (first: LockIntent, second: LockIntent) =>
  JSON.stringify(first.body) === JSON.stringify(second.body);
