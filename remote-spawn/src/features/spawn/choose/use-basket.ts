import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from '@emberclutch/web/routing';
import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import type { Basket } from '../basket/basket.ts';
import { basketParams, readBasket } from '../basket/basket.ts';

/**
 * The basket of the URL, and how to change it. A change is shown immediately, because the router follows in a transition:
 * on a slow device a field would fall back to the old value and lose text typed meanwhile. Begins with one egg, so that
 * the form is one press away from its end.
 */
export function useBasket(availability: AvailabilityInfo): [Basket, (change: Partial<Basket>) => void] {
  const [params, setParams] = useSearchParams();
  const canHaveEgg = availability.eggs.count !== 0 && availability.eggTransactionLimit !== 0;
  const [basket, showBasket] = useOptimistic(readBasket(params, canHaveEgg ? 1 : 0));
  const changeBasket = (change: Partial<Basket>) =>
    startTransition(() => {
      const changed = { ...basket, ...change };
      showBasket(changed);
      setParams(basketParams(changed), { replace: true });
    });
  return [basket, changeBasket];
}
