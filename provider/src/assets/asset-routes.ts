import type { AssetType } from '@emberclutch/shared/contract/asset';
import { Asset, AssetPage, AssetStats } from '@emberclutch/shared/contract/asset';
import { AssetMediaList } from '@emberclutch/shared/contract/asset-media';
import { AssetQuery } from '@emberclutch/shared/contract/asset-query';
import { HatchEstimate } from '@emberclutch/shared/contract/hatch-estimate';
import { AccountId } from '@emberclutch/shared/contract/ids';
import { Metrics } from '@emberclutch/shared/contract/metrics';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { nowInSeconds } from '../platform/clock.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { countAssets, countMetrics, countStats, findAsset, listAssets } from './asset-repository.ts';
import { estimateOf } from './hatch-estimate.ts';
import { mediaOf } from './media.ts';
import { presentAsset } from './present-asset.ts';
import { AssetParams } from './asset-params.ts';

/** Mounted where nobody needs to be signed in, except to ask for the assets of an account: their own. */
export const assetRoutes: FastifyPluginAsyncZod = async (app) => {
  const now = () => nowInSeconds(app.clock);
  const failures = { '4xx': Problem };

  /** The upper-case twins are for clients that put the asset's type into the path. */
  const lists: { path: string; type?: AssetType; hide?: boolean }[] = [
    { path: '/v1/assets' },
    { path: '/v1/assets/dragons', type: 'DRAGON' },
    { path: '/v1/assets/DRAGON', type: 'DRAGON', hide: true },
    { path: '/v1/assets/gateway-keys', type: 'GATEWAY_KEY' },
    { path: '/v1/assets/GATEWAY_KEY', type: 'GATEWAY_KEY', hide: true },
  ];
  for (const { path, type, hide } of lists)
    app.get(
      path,
      {
        schema: {
          summary: 'A page of assets',
          hide,
          querystring: AssetQuery,
          response: { 200: AssetPage, ...failures },
        },
      },
      async (request) => {
        const { accId, limit, page, orderBy, orderDir, ...filter } = request.query;
        const wanted = { ...filter, type, ownerId: ownerOf(request, accId) };
        const instant = now();
        const total = await app.cachedCounts.assets.of(wanted, instant, () =>
          countAssets(app.db, wanted, instant),
        );
        // Nobody has to walk past a million assets to see that there is no such page.
        const isPastTheEnd = page > 0 && page * limit >= total;
        const rows = isPastTheEnd
          ? []
          : await listAssets(app.db, wanted, { limit, page, orderBy, orderDir }, instant);
        return { assets: rows.map((row) => presentAsset(row, instant)), total };
      },
    );

  app.get(
    '/v1/assets/stats',
    {
      schema: {
        summary: 'Totals of the world or of an account',
        querystring: z.object({ accId: z.optional(AccountId) }),
        response: { 200: AssetStats, ...failures },
      },
    },
    (request) => {
      const ownerId = ownerOf(request, request.query.accId);
      const instant = now();
      return app.cachedCounts.stats.of({ ownerId }, instant, () => countStats(app.db, ownerId, instant));
    },
  );

  app.get(
    '/v1/metrics',
    { schema: { summary: 'The world in five numbers', response: { 200: Metrics } } },
    () => {
      const instant = now();
      return app.cachedCounts.metrics.of({}, instant, () => countMetrics(app.db, instant));
    },
  );

  app.get(
    '/v1/assets/:id',
    { schema: { summary: 'One asset', params: AssetParams, response: { 200: Asset, ...failures } } },
    async ({ params }) => presentAsset(await getAsset(params.id), now()),
  );

  app.get(
    '/v1/assets/:id/medias',
    {
      schema: {
        summary: 'Its pictures',
        params: AssetParams,
        response: { 200: AssetMediaList, ...failures },
      },
    },
    async ({ params }) => ({ medias: mediaOf(await getAsset(params.id), now()) }),
  );

  app.get(
    '/v1/eggs/hatch/estimate/:id',
    {
      schema: {
        summary: 'When an egg changes next',
        params: AssetParams,
        response: { 200: HatchEstimate, ...failures },
      },
    },
    async ({ params }) => {
      const asset = await getAsset(params.id);
      if (asset.type !== 'DRAGON') throw new ProblemError('not_found', `Asset ${params.id} is not an egg.`);
      return estimateOf(asset, now());
    },
  );

  async function getAsset(id: number) {
    const asset = await findAsset(app.db, id);
    if (!asset) throw new ProblemError('not_found', `There is no asset ${id}.`);
    return asset;
  }
};

/** A collection is its owner's business. */
function ownerOf(request: FastifyRequest, accId: string | undefined): string | undefined {
  if (accId === undefined) return undefined;
  if (request.account.id !== accId)
    throw new ProblemError('forbidden', 'You can list the assets of your own account only.');
  return accId;
}
