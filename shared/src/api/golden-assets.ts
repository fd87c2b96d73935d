import { AssetListAnswer } from '../contract/asset-list.ts';
import { pageSize } from '../contract/asset-query.ts';
import type { Asset } from '../contract/asset.ts';
import { request } from './request.ts';

/** The golden eggs, dragons and keys of an account, newest first; the first page of them, which is more than enough. */
export async function listGoldenAssets(accId: string, signal?: AbortSignal): Promise<Asset[]> {
  const { assets } = await request('/v1/assets', {
    access: 'private',
    query: {
      accId,
      golden: true,
      limit: pageSize.default,
      page: 0,
      orderBy: 'created',
      orderDir: 'desc',
    },
    answer: AssetListAnswer,
    signal,
  });
  return assets;
}
