import { queryOptions } from '@tanstack/react-query';
import type { Asset } from '../contract/asset.ts';
import { AssetListAnswer } from '../contract/asset-list.ts';
import { pageSize } from '../contract/asset-query.ts';
import { assetQueries } from './assets.ts';
import { request } from './request.ts';

/** Without a total, paging stops after 20 pages or 3 empty ones in a row (specification, section 9). */
const limits = { pages: 20, emptyPages: 3 } as const;
const concurrency = 3;

const listOwnedPage = (accId: string, page: number, signal?: AbortSignal) =>
  request('/v1/assets', {
    access: 'private',
    query: { accId, limit: pageSize.default, page, orderBy: 'created', orderDir: 'desc' },
    answer: AssetListAnswer,
    signal,
  });

/**
 * All assets of an account, newest first, without duplicates. With a total from the provider, pages after the first are
 * fetched three at a time; without, one by one up to the limits of the specification.
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
  for (let page = 1; page < pages; page += concurrency) {
    const numbers = Array.from({ length: Math.min(concurrency, pages - page) }, (_, index) => page + index);
    const lists = await Promise.all(numbers.map((number) => listOwnedPage(accId, number, signal)));
    found.push(...lists.flatMap((list) => list.assets));
  }
  return found;
}

async function listUncounted(accId: string, signal?: AbortSignal): Promise<Asset[]> {
  const found: Asset[] = [];
  let emptyPages = 0;
  for (let page = 1; page < limits.pages && emptyPages < limits.emptyPages; page += 1) {
    const { assets } = await listOwnedPage(accId, page, signal);
    emptyPages = assets.length === 0 ? emptyPages + 1 : 0;
    found.push(...assets);
  }
  return found;
}
