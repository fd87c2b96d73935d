import { paths } from '@emberclutch/web/routing/paths.ts';
import type { Basket } from '../basket/basket.ts';
import { toBasketParams } from '../basket/basket.ts';

/** Paths of the three steps. After the choose step, a path contains only the id of the lock. Opening it never writes. */
export const stepPaths = {
  choose: (basket?: Basket) =>
    basket ? `${paths.spawn}?${new URLSearchParams(toBasketParams(basket))}` : paths.spawn,

  pay: (lockId: number) => `${paths.spawn}?step=pay&lock=${lockId}`,

  /** @param payment `paid`: the checkout has taken the payment, so an unpaid purchase is merely not booked yet */
  confirm: (lockId: number, payment?: 'paid') =>
    `${paths.spawn}?step=confirm&lock=${lockId}${payment ? `&payment=${payment}` : ''}`,
};
