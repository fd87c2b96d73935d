import { queryOptions } from '@tanstack/react-query';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-words.ts';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The newest eggs of all players in some states. */
export const listNewestEggs = (
  count: number,
  { state, golden }: { state: AssetState[]; golden?: true },
  signal?: AbortSignal,
) =>
  request('/v1/assets/dragons', {
    access: 'public',
    query: { limit: count, page: 0, golden, state, orderBy: 'created', orderDir: 'desc' },
    answer: AssetPage,
    signal,
  });

export const newestEggQueries = {
  sealed: (count: number) =>
    queryOptions({
      queryKey: [...assetsKey, 'newest', count],
      queryFn: ({ signal }) => listNewestEggs(count, { state: ['SEALED'] }, signal),
    }),
  /** All states before hatching. */
  golden: (count: number) =>
    queryOptions({
      queryKey: [...assetsKey, 'golden', count],
      queryFn: ({ signal }) =>
        listNewestEggs(count, { state: ['SEALED', 'INCUBATING', 'HATCHING'], golden: true }, signal),
    }),
};
