import { queryOptions } from '@tanstack/react-query';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-words.ts';
import type { AssetOrder } from '@emberclutch/contract/asset/input/asset-query.ts';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { request } from '@emberclutch/web/api/request.ts';

interface Filter {
  state: AssetState[];
  golden?: true;
  orderBy: AssetOrder;
  orderDir: 'asc' | 'desc';
}

/** The first eggs or dragons of all players in some states and in an order. */
export const listFirstDragons = (count: number, filter: Filter, signal?: AbortSignal) =>
  request('/v1/assets/dragons', {
    access: 'public',
    query: { limit: count, page: 0, ...filter },
    answer: AssetPage,
    signal,
  });

const first = (count: number, filter: Filter) =>
  queryOptions({
    queryKey: [...assetsKey, 'first', count, filter],
    queryFn: ({ signal }) => listFirstDragons(count, filter, signal),
  });

export const newestEggQueries = {
  /** The dragons that hatched last. */
  hatchlings: (count: number) => first(count, { state: ['HATCHED'], orderBy: 'hatching', orderDir: 'asc' }),
  /** Eggs whose genome is public, the one that hatches next first. */
  hatchingNext: (count: number) =>
    first(count, { state: ['INCUBATING', 'HATCHING'], orderBy: 'hatching', orderDir: 'asc' }),
  /** All states before hatching. */
  golden: (count: number) =>
    first(count, {
      state: ['SEALED', 'INCUBATING', 'HATCHING'],
      golden: true,
      orderBy: 'created',
      orderDir: 'desc',
    }),
};
