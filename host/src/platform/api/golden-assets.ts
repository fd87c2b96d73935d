import { queryOptions } from '@tanstack/react-query';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { request } from '@emberclutch/web/api/request.ts';

/**
 * The golden eggs, dragons and keys of an account, newest first: the first page, and the total. Not cached, because only one notification
 * needs them. A query, so that the client retries it like every read (specification, section 8).
 */
export const goldenAssetsQuery = (accId: string) =>
  queryOptions({
    queryKey: [...assetsKey, 'golden', accId],
    queryFn: ({ signal }) =>
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
      }),
    staleTime: 0,
    gcTime: 0,
  });
