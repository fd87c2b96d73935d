import { readCurrency } from '@emberclutch/shared/contract/readers/currency';
import { readMoney } from '@emberclutch/shared/contract/readers/money';
import type { LockBody } from '@emberclutch/shared/contract/spawn';
import type { Basket, Fees } from '../basket/basket.ts';
import { lockBodyOf, readBasket } from '../basket/basket.ts';

/**
 * One request of a player to lock a basket. The key is created by the click and is the same for every attempt. The URL
 * of the pay step carries the whole intent, so that a reload, a second tab or a login sends the same key and body and
 * the provider answers with the same lock.
 */
export interface LockIntent {
  key: string;
  basket: Basket;
  fees: Fees;
  body: LockBody;
}

export const createIntent = (basket: Basket, fees: Fees): LockIntent => ({
  key: crypto.randomUUID(),
  basket,
  fees,
  body: lockBodyOf(basket, fees),
});

/** @returns null where the URL holds no complete intent */
export function readIntent(params: URLSearchParams): LockIntent | null {
  const key = params.get('intent');
  const basket = readBasket(params);
  const currency = readCurrency(params.get('currency'));
  const eggFee = readMoney(params.get('eggFee'), currency);
  const keyFee = readMoney(params.get('keyFee'), currency);
  if (!key || eggFee === null || keyFee === null || basket.vouchers.some(Number.isNaN)) return null;
  const fees = { eggFee, keyFee, currency };
  return { key, basket, fees, body: lockBodyOf(basket, fees) };
}

export const hasSameBody = (one: LockIntent, other: LockIntent) =>
  JSON.stringify(one.body) === JSON.stringify(other.body);
