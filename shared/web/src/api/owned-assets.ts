import { queryOptions } from '@tanstack/react-query';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { assetQueries } from './assets.ts';
import { listAllPages, startListing } from './list-all-pages.ts';
import type { ListedAssets, PageLimits } from './list-all-pages.ts';
import { staleTimeMs } from './query-client.ts';
import { request } from './request.ts';

/** Specification, section 9. */
const limits: PageLimits = { pages: 20, emptyPages: 3 };

/** One page of the assets of an account, newest first. Pages start at 0. */
export const listOwnedPage = (accId: string, page: number, signal?: AbortSignal) =>
  request('/v1/assets', {
    access: 'private',
    query: { accId, limit: pageSize.default, page, orderBy: 'created', orderDir: 'desc' },
    reader: AssetPage,
    signal,
  });

/** The state of a collection after its first page has been read. */
export const toOwnedAssets = (first: AssetList): ListedAssets => startListing(first, limits);

export const ownedAssetQueries = {
  all: [...assetQueries.all, 'owned'] as const,
  /** Separate from `of`, which resolves after the last page: a component can suspend until the first cards have arrived. */
  firstPage: (accId: string) =>
    queryOptions({
      queryKey: [...ownedAssetQueries.all, accId, 'first', computeShapeDigest(AssetPage)],
      queryFn: ({ signal }) => listOwnedPage(accId, 0, signal),
    }),
  /** All pages. While they are being read, the cache has the pages read so far, unless it has the complete result of an earlier read. */
  of: (accId: string) =>
    queryOptions<ListedAssets>({
      queryKey: [...ownedAssetQueries.all, accId, computeShapeDigest(AssetPage)],
      queryFn: ({ client, queryKey, signal }) =>
        listAllPages(
          (page) =>
            page === 0
              ? client.fetchQuery(ownedAssetQueries.firstPage(accId))
              : listOwnedPage(accId, page, signal),
          limits,
          (part) =>
            client.setQueryData<ListedAssets>(queryKey, (shownListing) =>
              isAtLeastAsLong(part, shownListing) ? part : shownListing,
            ),
        ),
      // The first page is retried by its own query, and each other page by `listAllPages`.
      retry: false,
      staleTime: ({ state }) => (state.data?.isComplete === false ? 0 : staleTimeMs),
    }),
};

/** A list on screen never shrinks while it is read again. */
const isAtLeastAsLong = (part: ListedAssets, shownListing: ListedAssets | undefined) =>
  !shownListing || (!shownListing.isComplete && shownListing.assets.length <= part.assets.length);
