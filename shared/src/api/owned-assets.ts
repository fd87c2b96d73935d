import { queryOptions } from '@tanstack/react-query';
import { pageSize } from '../contract/asset-query.ts';
import { LenientAssetList } from '../contract/lenient-asset-list.ts';
import type { AssetList } from '../contract/lenient-asset-list.ts';
import { assetQueries } from './assets.ts';
import { request } from './request.ts';

/** Without a total, paging stops after 20 pages or 3 empty ones in a row (specification, section 9). */
const limits = { pages: 20, emptyPages: 3 } as const;
const concurrency = 3;

const listOwnedPage = (accId: string, page: number, signal?: AbortSignal) =>
  request('/v1/assets', {
    access: 'private',
    query: { accId, limit: pageSize.default, page, orderBy: 'created', orderDir: 'desc' },
    answer: LenientAssetList,
    signal,
  });

/** All that an account owns, without duplicates, and how many items could not be read. */
export type OwnedAssets = Pick<AssetList, 'assets' | 'skipped'>;

/**
 * All assets of an account, newest first. With a total from the provider, pages after the first are fetched three at a
 * time; without, one by one up to the limits of the specification.
 */
export async function listOwnedAssets(accId: string, signal?: AbortSignal): Promise<OwnedAssets> {
  const first = await listOwnedPage(accId, 0, signal);
  const rest =
    first.total === undefined
      ? await listUncounted(first, accId, signal)
      : await listCounted(accId, Math.ceil(first.total / pageSize.default), signal);
  const pages = [first, ...rest];
  const byId = new Map(pages.flatMap(({ assets }) => assets).map((asset) => [asset.id, asset]));
  return {
    assets: [...byId.values()],
    skipped: pages.reduce((sum, page) => sum + page.skipped, 0),
  };
}

export const ownedAssetQueries = {
  of: (accId: string) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'owned', accId],
      queryFn: ({ signal }) => listOwnedAssets(accId, signal),
    }),
};

async function listCounted(accId: string, count: number, signal?: AbortSignal): Promise<AssetList[]> {
  const pages: AssetList[] = [];
  for (let page = 1; page < count; page += concurrency) {
    const numbers = Array.from({ length: Math.min(concurrency, count - page) }, (_, index) => page + index);
    pages.push(...(await Promise.all(numbers.map((number) => listOwnedPage(accId, number, signal)))));
  }
  return pages;
}

async function listUncounted(first: AssetList, accId: string, signal?: AbortSignal): Promise<AssetList[]> {
  const pages: AssetList[] = [];
  let emptyPages = isEmpty(first) ? 1 : 0;
  for (let page = 1; page < limits.pages && emptyPages < limits.emptyPages; page += 1) {
    const list = await listOwnedPage(accId, page, signal);
    emptyPages = isEmpty(list) ? emptyPages + 1 : 0;
    pages.push(list);
  }
  return pages;
}

const isEmpty = ({ assets, skipped }: AssetList) => assets.length + skipped === 0;
