import type { AssetType } from '@emberclutch/shared/contract/asset';
import { Asset, AssetPage, AssetStats } from '@emberclutch/shared/contract/asset';
import { AssetFacets } from '@emberclutch/shared/contract/asset-facets';
import { AssetMediaList } from '@emberclutch/shared/contract/asset-media';
import { AssetQuery, FacetQuery, StatsQuery } from '@emberclutch/shared/contract/asset-query';
import { HatchEstimate } from '@emberclutch/shared/contract/hatch-estimate';
import { Metrics } from '@emberclutch/shared/contract/metrics';
import { PagePreview } from '@emberclutch/shared/contract/page-preview';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../platform/http/problem-error.ts';
import { AssetParams } from './asset-params.ts';

/** Mounted in the public scope. `accId` requires a session of that account. */
export const assetRoutes: FastifyPluginAsyncZod = async (app) => {
  const failures = { '4xx': Problem };

  // The hidden paths serve clients that put the type of the assets into the path.
  const lists: { path: string; type?: AssetType; hide?: boolean }[] = [
    { path: '/v1/assets' },
    { path: '/v1/assets/dragons', type: 'DRAGON' },
    { path: '/v1/assets/dragon', type: 'DRAGON', hide: true },
    { path: '/v1/assets/DRAGON', type: 'DRAGON', hide: true },
    { path: '/v1/assets/gateway-keys', type: 'GATEWAY_KEY' },
    { path: '/v1/assets/gateway_key', type: 'GATEWAY_KEY', hide: true },
    { path: '/v1/assets/GATEWAY_KEY', type: 'GATEWAY_KEY', hide: true },
  ];
  for (const { path, type, hide } of lists) {
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
      (request) => {
        const { accId, limit, page, orderBy, orderDir, ...filter } = request.query;
        return app.assets.list(
          { ...filter, type, ownerId: ownerOf(request, accId) },
          { limit, page, orderBy, orderDir },
        );
      },
    );

    app.get(
      `${path}/facets`,
      {
        schema: {
          summary: 'How many assets each further filter finds',
          hide,
          querystring: FacetQuery,
          response: { 200: AssetFacets, ...failures },
        },
      },
      (request) => {
        const { accId, ...filter } = request.query;
        return app.assets.countFacets({ ...filter, type, ownerId: ownerOf(request, accId) });
      },
    );
  }

  app.get(
    '/v1/assets/stats',
    {
      schema: {
        summary: 'Totals of the world or of an account',
        querystring: StatsQuery,
        response: { 200: AssetStats, ...failures },
      },
    },
    (request) => app.assets.countStats(ownerOf(request, request.query.accId)),
  );

  app.get(
    '/v1/metrics',
    { schema: { summary: 'The world in five numbers', response: { 200: Metrics } } },
    () => app.assets.countMetrics(),
  );

  app.get(
    '/v1/assets/:id',
    { schema: { summary: 'One asset', params: AssetParams, response: { 200: Asset, ...failures } } },
    ({ params }) => app.assets.get(params.id),
  );

  app.get(
    '/v1/assets/:id/preview',
    {
      schema: {
        summary: 'What a link to it shows',
        params: AssetParams,
        response: { 200: PagePreview, ...failures },
      },
    },
    ({ params }) => app.assets.getPreview(params.id),
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
    async ({ params }) => ({ medias: await app.assets.listMedia(params.id) }),
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
    ({ params }) => app.assets.estimateHatch(params.id),
  );
};

/** Only the owner may list the assets of an account. */
function ownerOf(request: FastifyRequest, accId: string | undefined): string | undefined {
  if (accId === undefined) return undefined;
  if (request.account.id !== accId)
    throw new ProblemError('forbidden', 'You can list the assets of your own account only.');
  return accId;
}
