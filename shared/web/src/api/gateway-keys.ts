import { queryOptions } from '@tanstack/react-query';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { KeyPage } from '@emberclutch/contract/asset/key-page.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { assetQueries } from './assets.ts';
import { catchMissing } from './is-missing.ts';
import { listAllPages } from './list-all-pages.ts';
import type { ListedAssets, PageLimits } from './list-all-pages.ts';
import { request } from './request.ts';

/** Specification, section 9. */
const limits: PageLimits = { pages: 50, emptyPages: 3 };

/** One page of the unused gateway keys of an account. Pages start at 0. */
export const listGatewayKeys = (accId: string, page: number, signal?: AbortSignal) =>
  request('/v1/assets/gateway-keys', {
    access: 'private',
    query: {
      accId,
      limit: pageSize.default,
      page,
      orderBy: 'created',
      orderDir: 'desc',
      state: 'UNUSED',
    },
    reader: KeyPage,
    signal,
  });

/** All unused gateway keys of an account, newest first; none if the provider lacks the call. A provider may ignore `state` and send used keys. */
async function listUnusedKeys(accId: string, signal?: AbortSignal): Promise<ListedAssets> {
  const listing = await listAllPages((page) => listKeysOrNone(accId, page, signal), limits);
  return { ...listing, assets: listing.assets.filter(({ assetState }) => assetState !== 'USED') };
}

async function listKeysOrNone(accId: string, page: number, signal?: AbortSignal): Promise<AssetList> {
  const keys = listGatewayKeys(accId, page, signal);
  // A missing later page is the end of the list.
  return page > 0 ? keys : ((await catchMissing(keys)) ?? { assets: [], skipped: 0, total: 0 });
}

export const gatewayKeyQueries = {
  all: [...assetQueries.all, 'gateway-keys'] as const,
  unused: (accId: string) =>
    queryOptions({
      queryKey: [...gatewayKeyQueries.all, 'unused', accId, computeShapeDigest(KeyPage)],
      queryFn: ({ signal }) => listUnusedKeys(accId, signal),
    }),
};
