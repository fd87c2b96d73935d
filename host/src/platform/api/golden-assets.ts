import { queryOptions } from '@tanstack/react-query';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The golden eggs, dragons and keys of an account, newest first: the first page, and the total. */
const listGoldenAssets = (accId: string, signal?: AbortSignal) =>
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
    reader: AssetPage,
    signal,
  });

/** Not cached, because it serves one notification. A query, so that it is retried like every read (specification, section 8). */
export const goldenAssetsQuery = (accId: string) =>
  queryOptions({
    queryKey: [...assetsKey, 'golden', accId],
    queryFn: ({ signal }) => listGoldenAssets(accId, signal),
    staleTime: 0,
    gcTime: 0,
  });
