import { queryOptions } from '@tanstack/react-query';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { listFirstDragons } from '@emberclutch/web/api/list-first-dragons.ts';
import type { FirstDragonsFilter } from '@emberclutch/web/api/list-first-dragons.ts';

const queryFirst = (count: number, filter: FirstDragonsFilter) =>
  queryOptions({
    queryKey: [...assetsKey, 'first', count, filter],
    queryFn: ({ signal }) => listFirstDragons(count, filter, signal),
  });

/** Number of eggs in one row on a wide screen, and in two rows on a phone. */
export const eggsInRow = 4;

/** Number of dragons in the panorama, which fill one and a half wide screens. */
const hatchlingCount = 14;

/** Number of eggs that are requested to see whether the provider orders them by hatching. */
const comparedEggCount = 3;

export const newestEggQueries = {
  hatchlings: () => queryFirst(hatchlingCount, { state: ['HATCHED'], orderBy: 'hatching', orderDir: 'asc' }),
  /** The eggs that hatch next, among eggs with a public genome. */
  hatchingNext: () =>
    queryFirst(comparedEggCount, { state: ['INCUBATING', 'HATCHING'], orderBy: 'hatching', orderDir: 'asc' }),
  golden: () =>
    queryFirst(eggsInRow, {
      state: ['SEALED', 'INCUBATING', 'HATCHING'],
      golden: true,
      orderBy: 'created',
      orderDir: 'desc',
    }),
};
