import { queryOptions } from '@tanstack/react-query';
import { pageSize } from '../contract/page-size.ts';
import { LenientAssetList } from '../contract/lenient-asset-list.ts';
import { assetQueries } from './assets.ts';
import { listAllPages } from './list-all-pages.ts';
import type { ListedAssets, PageLimits } from './list-all-pages.ts';
import { request } from './request.ts';

/** Specification, section 9. */
const limits: PageLimits = { pages: 20, emptyPages: 3 };

const listOwnedPage = (accId: string, page: number, signal?: AbortSignal) =>
  request('/v1/assets', {
    access: 'private',
    query: { accId, limit: pageSize.default, page, orderBy: 'created', orderDir: 'desc' },
    answer: LenientAssetList,
    signal,
  });

/**
 * All assets of an account, newest first.
 * @param onPart receives what is known so far, after the first page and each following round
 */
export const listOwnedAssets = (
  accId: string,
  signal?: AbortSignal,
  onPart?: (part: ListedAssets) => void,
): Promise<ListedAssets> => listAllPages((page) => listOwnedPage(accId, page, signal), limits, onPart);

export const ownedAssetQueries = {
  /** Holds the first pages while the others are read, unless an earlier reading is complete. */
  of: (accId: string) =>
    queryOptions<ListedAssets>({
      queryKey: [...assetQueries.all, 'owned', accId],
      queryFn: ({ client, queryKey, signal }) =>
        listOwnedAssets(accId, signal, (part) =>
          client.setQueryData<ListedAssets>(queryKey, (before) => (before?.isComplete ? before : part)),
        ),
    }),
};
