import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { AssetQuery } from '@emberclutch/contract/asset/input/asset-query.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Mounted in the scope of connected sites: `request.account` is the owner of the token. */
export const connectedAssetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/connected/assets/dragons',
    {
      onRequest: app.requireSiteToken,
      schema: {
        operationId: 'listConnectedDragons',
        summary: 'List the eggs and dragons of the account that connected this site, page by page',
        description: '`forbidden`: the token was given to another site. `accId` has no effect.',
        security: [{ siteToken: [] }],
        problems: ['unauthorized', 'forbidden'],
        querystring: AssetQuery,
        response: { 200: schemaOf(AssetPage) },
      },
    },
    ({ account, query }) => {
      const { accId: _accId, limit, page, orderBy, orderDir, ...filter } = query;
      return app.assets.list(
        { ...filter, type: 'DRAGON', ownerId: account.id },
        { limit, page, orderBy, orderDir },
      );
    },
  );
};
