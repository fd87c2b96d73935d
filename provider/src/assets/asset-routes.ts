import { AssetMediaList } from '@emberclutch/contract/asset/asset-media.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { HatchEstimate } from '@emberclutch/contract/asset/hatch-estimate.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AssetParams } from './asset-params.ts';

/** Mounted in the public scope. */
export const assetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/assets/:id',
    {
      schema: {
        operationId: 'getAsset',
        summary: 'Get an asset',
        problems: ['not_found'],
        params: AssetParams,
        response: { 200: schemaOf(Asset) },
      },
    },
    ({ params }) => app.assets.get(params.id),
  );

  app.get(
    '/v1/assets/:id/preview',
    {
      schema: {
        operationId: 'getAssetPreview',
        summary: 'Get title, description and picture for a link preview of an asset',
        problems: ['not_found'],
        params: AssetParams,
        response: { 200: PagePreview },
      },
    },
    ({ params }) => app.assets.getPreview(params.id),
  );

  app.get(
    '/v1/assets/:id/medias',
    {
      schema: {
        operationId: 'listAssetMedia',
        summary: 'List the pictures of an asset',
        problems: ['not_found'],
        params: AssetParams,
        response: { 200: schemaOf(AssetMediaList) },
      },
    },
    async ({ params }) => ({ medias: await app.assets.listMedia(params.id) }),
  );

  app.get(
    '/v1/eggs/hatch/estimate/:id',
    {
      schema: {
        operationId: 'getHatchEstimate',
        summary: 'Get the next state of an egg, and when it will be reached',
        problems: ['not_found'],
        params: AssetParams,
        response: { 200: schemaOf(HatchEstimate) },
      },
    },
    ({ params }) => app.assets.estimateHatch(params.id),
  );
};
