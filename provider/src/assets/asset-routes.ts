import { AssetMediaList } from '@emberclutch/contract/asset/asset-media.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { HatchEstimate } from '@emberclutch/contract/asset/hatch-estimate.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AssetFacets } from '@emberclutch/contract/asset/asset-facets.ts';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { AssetType } from '@emberclutch/contract/asset/asset-values.ts';
import { AssetQuery, FacetQuery, StatsQuery } from '@emberclutch/contract/asset/input/asset-query.ts';
import { Metrics } from '@emberclutch/contract/asset/metrics.ts';
import { minSearchLength } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { readClientShare } from '@emberclutch/server/shares/client-address.ts';
import type { FastifyRequest } from 'fastify';
import { EntityParams } from '@emberclutch/contract/shape/input/entity-params.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

interface ListPath {
  path: string;
  type?: AssetType;
  /** Suffix of the operation ids. A path without a name is hidden, for clients that put the type of the assets into the path. */
  name?: string;
}

const listPaths: readonly ListPath[] = [
  { path: '/v1/assets', name: 'Assets' },
  { path: '/v1/assets/dragons', type: 'DRAGON', name: 'Dragons' },
  { path: '/v1/assets/dragon', type: 'DRAGON' },
  { path: '/v1/assets/DRAGON', type: 'DRAGON' },
  { path: '/v1/assets/gateway-keys', type: 'GATEWAY_KEY', name: 'GatewayKeys' },
  { path: '/v1/assets/gateway_key', type: 'GATEWAY_KEY' },
  { path: '/v1/assets/GATEWAY_KEY', type: 'GATEWAY_KEY' },
];

/** Mounted in the public scope; `accId` requires a session. Lists of the world have eggs and dragons only (specification, section 6). */
export const assetRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const list of listPaths) await app.register(listRoutes, list);

  app.get(
    '/v1/assets/stats',
    {
      schema: {
        operationId: 'getAssetStats',
        summary: 'Count the assets of the world, or of the signed-in account',
        description: accIdDescription,
        problems: ['forbidden'],
        querystring: StatsQuery,
        response: { 200: schemaOf(AssetStats) },
      },
    },
    (request) => app.assets.countStats(chooseOwner(request, request.query.accId), readClientShare(request)),
  );

  app.get(
    '/v1/metrics',
    {
      schema: {
        operationId: 'getMetrics',
        summary: 'Get five totals of the world',
        response: { 200: schemaOf(Metrics) },
      },
    },
    (request) => app.assets.countMetrics(readClientShare(request)),
  );

  app.get(
    '/v1/assets/:id',
    {
      schema: {
        operationId: 'getAsset',
        summary: 'Get an asset',
        problems: ['not_found'],
        params: EntityParams,
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
        params: EntityParams,
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
        params: EntityParams,
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
        params: EntityParams,
        response: { 200: schemaOf(HatchEstimate) },
      },
    },
    ({ params }) => app.assets.estimateHatch(params.id),
  );
};

/** Serves a list, and the counts for its filters. */
const listRoutes: FastifyPluginAsyncZod<ListPath> = async (app, { path, type, name }) => {
  const hide = name === undefined;
  const nouns = type ? assetNouns[type] : 'assets';
  const isOwn = type === 'GATEWAY_KEY';
  const description = isOwn
    ? `Assets of the signed-in account. ${searchDescription}`
    : `${accIdDescription} ${type ? '' : 'Without it there are no gateway keys. '}${searchDescription}`;
  const problems = isOwn ? (['unauthorized', 'forbidden'] as const) : (['forbidden'] as const);
  app.get(
    path,
    {
      schema: {
        operationId: `list${name}`,
        summary: `List ${nouns}, page by page`,
        description,
        problems,
        hide,
        querystring: AssetQuery,
        response: { 200: schemaOf(AssetPage) },
      },
    },
    (request) => {
      const { accId, limit, page, orderBy, orderDir, ...filter } = request.query;
      return app.assets.list(
        { ...filter, ...readScope(request, accId, type) },
        { limit, page, orderBy, orderDir },
        readClientShare(request),
      );
    },
  );

  app.get(
    `${path}/facets`,
    {
      schema: {
        operationId: `count${name}ByFilter`,
        summary: `Count the ${nouns} that each further filter would find`,
        description,
        problems,
        hide,
        querystring: FacetQuery,
        response: { 200: schemaOf(AssetFacets) },
      },
    },
    (request) => {
      const { accId, ...filter } = request.query;
      const restriction = { ...filter, ...readScope(request, accId, type) };
      return app.assets.countFacets(restriction, readClientShare(request));
    },
  );
};

const assetNouns: Record<AssetType, string> = { DRAGON: 'eggs and dragons', GATEWAY_KEY: 'gateway keys' };

const accIdDescription =
  '`accId` limits the response to the signed-in account. `forbidden`: it is another account.';

const searchDescription = `\`searchTerm\` takes effect from ${minSearchLength} characters, or from 1 with \`accId\`.`;

/** @returns the scope of a list: the assets of one account, or the eggs and dragons of the world */
function readScope(request: FastifyRequest, accId: string | undefined, type: AssetType | undefined) {
  const ownerId = chooseOwner(request, accId, type === 'GATEWAY_KEY');
  return { ownerId, type: ownerId === undefined ? 'DRAGON' : type } as const;
}

/**
 * Chooses the owner whose assets a list contains: only the owner may list them.
 * @param isOwn whether the response is always about the signed-in account
 * @throws {ProblemError} `unauthorized` without a session, `forbidden` for another account
 */
function chooseOwner(request: FastifyRequest, accId: string | undefined, isOwn = false): string | undefined {
  if (accId === undefined && !isOwn) return undefined;
  const { id } = request.account;
  if (accId !== undefined && accId !== id)
    throw new ProblemError('forbidden', 'You can list the assets of your own account only.');
  return id;
}
