import { queryOptions } from '@tanstack/react-query';
import { pageSize } from '../contract/page-size.ts';
import { LenientKeyList } from '../contract/lenient-asset-list.ts';
import { assetQueries } from './assets.ts';
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
    answer: LenientKeyList,
    signal,
  });

/** All unused gateway keys of an account, newest first. A provider may ignore `state`: used keys are left out here, too. */
export async function listUnusedKeys(accId: string, signal?: AbortSignal): Promise<ListedAssets> {
  const listed = await listAllPages((page) => listGatewayKeys(accId, page, signal), limits);
  return { ...listed, assets: listed.assets.filter(({ assetState }) => assetState !== 'USED') };
}

export const gatewayKeyQueries = {
  all: [...assetQueries.all, 'gateway-keys'] as const,
  unused: (accId: string) =>
    queryOptions({
      queryKey: [...gatewayKeyQueries.all, 'unused', accId],
      queryFn: ({ signal }) => listUnusedKeys(accId, signal),
    }),
};
