import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { pageSize } from '@emberclutch/contract/asset/page-size.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The golden eggs, dragons and keys of an account, newest first: the first page, and how many there are. */
export const listGoldenAssets = (accId: string, signal?: AbortSignal) =>
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
    answer: AssetPage,
    signal,
  });
