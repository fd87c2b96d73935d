import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from '@emberclutch/web/routing';
import type { Basket } from '../basket/basket.ts';
import { basketParams, readBasket } from '../basket/basket.ts';

/**
 * The basket of the URL, and how to change it. A change is shown immediately, because the router follows in a transition:
 * on a slow device a field would fall back to the old value and lose text typed meanwhile.
 */
export function useBasket(): [Basket, (change: Partial<Basket>) => void] {
  const [params, setParams] = useSearchParams();
  const [basket, showBasket] = useOptimistic(readBasket(params));
  const changeBasket = (change: Partial<Basket>) =>
    startTransition(() => {
      const changed = { ...basket, ...change };
      showBasket(changed);
      setParams(basketParams(changed), { replace: true });
    });
  return [basket, changeBasket];
}
