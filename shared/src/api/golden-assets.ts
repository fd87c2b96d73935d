import { queryOptions } from '@tanstack/react-query';
import { pageSize } from '../contract/page-size.ts';
import { LenientAssetList } from '../contract/lenient-asset-list.ts';
import { assetQueries } from './assets.ts';
import { request } from './request.ts';

/** The golden eggs, dragons and keys of an account, newest first: the first page, and how many there are. */
export const listGoldenAssets = (accId: string, signal?: AbortSignal) =>
  request('/v1/assets', {
    access: 'private',
    query: {
      accId,
      golden: true,
      limit: pageSize.default,
      page: 0,
      orderBy: 'created',
      orderDir: 'desc',
    },
    answer: LenientAssetList,
    signal,
  });

/** The newest golden eggs of all players that have not hatched. */
export const listGoldenEggs = (count: number, signal?: AbortSignal) =>
  request('/v1/assets/dragons', {
    query: {
      limit: count,
      page: 0,
      golden: true,
      state: ['SEALED', 'INCUBATING', 'HATCHING'],
      orderBy: 'created',
      orderDir: 'desc',
    },
    answer: LenientAssetList,
    signal,
  });

export const goldenEggQueries = {
  newest: (count: number) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'golden', count],
      queryFn: ({ signal }) => listGoldenEggs(count, signal),
    }),
};
