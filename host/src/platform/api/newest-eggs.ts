import { queryOptions } from '@tanstack/react-query';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { listFirstDragons } from '@emberclutch/web/api/list-first-dragons.ts';
import type { FirstDragonsFilter } from '@emberclutch/web/api/list-first-dragons.ts';

const first = (count: number, filter: FirstDragonsFilter) =>
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
