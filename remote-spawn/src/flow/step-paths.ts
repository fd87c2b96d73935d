import { paths } from '@emberclutch/shared/routing/paths';
import type { Basket } from '../basket/basket.ts';
import { basketParams } from '../basket/basket.ts';
import type { LockIntent } from './lock-intent.ts';

/** Paths of the three steps. Each holds all that its step needs after a reload, a login or a checkout. */
export const stepPaths = {
  choose: (basket?: Basket) =>
    basket ? `${paths.spawn}?${new URLSearchParams(basketParams(basket))}` : paths.spawn,

  pay: (lockId: number, { key, basket, fees }: LockIntent) => {
    const { currency, ...amounts } = fees;
    const params = {
      step: 'pay',
      lock: String(lockId),
      ...basketParams(basket),
      ...amounts,
      ...(currency && { currency }),
      intent: key,
    };
    return `${paths.spawn}?${new URLSearchParams(params)}`;
  },

  /** @param payment `paid`: the checkout has taken the payment, so an unpaid purchase is only not booked yet */
  confirm: (lockId: number, payment?: 'paid') =>
    `${paths.spawn}?step=confirm&lock=${lockId}${payment ? `&payment=${payment}` : ''}`,
};
