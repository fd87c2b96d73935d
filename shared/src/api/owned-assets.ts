import { queryOptions } from '@tanstack/react-query';
import type { Asset } from '../contract/asset.ts';
import { AssetListAnswer } from '../contract/asset-list.ts';
import { pageSize } from '../contract/asset-query.ts';
import { assetQueries } from './assets.ts';
import { request } from './request.ts';

/** Without a total, paging stops after 20 pages or 3 empty ones in a row (specification, section 9). */
const stops = { pages: 20, empties: 3 } as const;
const atOnce = 3;

const listOwnedPage = (accId: string, page: number, signal?: AbortSignal) =>
  request('/v1/assets', {
    access: 'private',
    query: { accId, limit: pageSize.default, page, orderBy: 'created', orderDir: 'desc' },
    answer: AssetListAnswer,
    signal,
  });

/**
 * Everything an account holds, newest first, each asset once. Where the provider counts, pages after the
 * first are fetched three at a time; where it does not, one by one until the specification's stops.
 */
export async function listOwnedAssets(accId: string, signal?: AbortSignal): Promise<Asset[]> {
  const first = await listOwnedPage(accId, 0, signal);
  const rest =
    first.total === undefined
      ? await listUncounted(accId, signal)
      : await listCounted(accId, Math.ceil(first.total / pageSize.default), signal);
  const byId = new Map([...first.assets, ...rest].map((asset) => [asset.id, asset]));
  return [...byId.values()];
}

export const ownedAssetQueries = {
  of: (accId: string) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'owned', accId],
      queryFn: ({ signal }) => listOwnedAssets(accId, signal),
    }),
};

async function listCounted(accId: string, pages: number, signal?: AbortSignal): Promise<Asset[]> {
  const found: Asset[] = [];
  for (let page = 1; page < pages; page += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, pages - page) }, (_, index) => page + index);
    const lists = await Promise.all(numbers.map((number) => listOwnedPage(accId, number, signal)));
    found.push(...lists.flatMap((list) => list.assets));
  }
  return found;
}

async function listUncounted(accId: string, signal?: AbortSignal): Promise<Asset[]> {
  const found: Asset[] = [];
  let empties = 0;
  for (let page = 1; page < stops.pages && empties < stops.empties; page += 1) {
    const { assets } = await listOwnedPage(accId, page, signal);
    empties = assets.length === 0 ? empties + 1 : 0;
    found.push(...assets);
  }
  return found;
}
