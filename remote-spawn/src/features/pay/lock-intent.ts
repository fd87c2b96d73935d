import { LockBody } from '@emberclutch/shared/contract/spawn';
import { paths } from '@emberclutch/shared/routing/paths';
import type { Basket, Fees } from '../choose/basket.ts';
import { basketParams, lockBodyOf, readBasket } from '../choose/basket.ts';

/**
 * One wish of a player to hold something. The key is made at the click and is the same on every try, and the URL of
 * the pay step carries the whole intent: whoever opens that URL again (reload, second tab, after a login) asks with
 * the same key and body, and is answered the same lock.
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

export function readIntent(params: URLSearchParams): LockIntent | null {
  const key = params.get('intent');
  const basket = readBasket(params);
  const fees = { eggFee: params.get('eggFee') ?? '', keyFee: params.get('keyFee') ?? '' };
  const body = LockBody.safeParse(lockBodyOf(basket, fees));
  return key && body.success ? { key, basket, fees, body: body.data } : null;
}

export const isSameWish = (one: LockIntent, other: LockIntent) =>
  JSON.stringify(one.body) === JSON.stringify(other.body);

export function payPath(lockId: number, { key, basket, fees }: LockIntent): string {
  const params = { step: 'pay', lock: String(lockId), ...basketParams(basket), ...fees, intent: key };
  return `${paths.spawn}?${new URLSearchParams(params)}`;
}

export const choosePath = (basket?: Basket) =>
  basket ? `${paths.spawn}?${new URLSearchParams(basketParams(basket))}` : paths.spawn;

export const confirmPath = (lockId: number, payment?: 'paid') =>
  `${paths.spawn}?step=confirm&lock=${lockId}${payment ? `&payment=${payment}` : ''}`;
