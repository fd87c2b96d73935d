import { AssetRank } from '@emberclutch/shared/contract/asset-rank';
import { GenomeReport } from '@emberclutch/shared/contract/genome';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nowInSeconds } from '../platform/clock.ts';
import { rankAsset } from './asset-rank.ts';
import { reportGenome } from './genome-report.ts';
import { AssetParams } from './asset-params.ts';

/** Mounted where nobody needs to be signed in. */
export const genomeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/genomes/:id',
    {
      schema: {
        summary: 'A genome, gene by gene, and how it was drawn',
        params: AssetParams,
        response: { 200: GenomeReport, '4xx': Problem },
      },
    },
    ({ params }) => reportGenome(app.db, params.id, nowInSeconds(app.clock)),
  );

  app.get(
    '/v1/assets/:id/rank',
    {
      schema: {
        summary: 'How rare an egg or dragon is among those of its season',
        params: AssetParams,
        response: { 200: AssetRank, '4xx': Problem },
      },
    },
    ({ params }) => rankAsset(app.db, params.id, nowInSeconds(app.clock)),
  );
};
