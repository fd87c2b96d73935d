import { AssetRank } from '@emberclutch/shared/contract/asset-rank';
import { GenomeReport } from '@emberclutch/shared/contract/genome';
import { GenomeCensus } from '@emberclutch/shared/contract/genome-census';
import { PagePreview } from '@emberclutch/shared/contract/page-preview';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AssetParams } from './asset-params.ts';

/** Mounted in the public scope. */
export const genomeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/genomes/census',
    {
      schema: {
        summary: 'How common each trait is among hatched dragons',
        response: { 200: GenomeCensus },
      },
    },
    () => app.census.getCensus(),
  );

  app.get(
    '/v1/genomes/:id',
    {
      schema: {
        summary: 'A genome, gene by gene, and how it was drawn',
        params: AssetParams,
        response: { 200: GenomeReport, '4xx': Problem },
      },
    },
    ({ params }) => app.genomes.getReport(params.id),
  );

  app.get(
    '/v1/genomes/:id/preview',
    {
      schema: {
        summary: 'What a link to its genome shows',
        params: AssetParams,
        response: { 200: PagePreview, '4xx': Problem },
      },
    },
    ({ params }) => app.genomes.getPreview(params.id),
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
    ({ params }) => app.ranks.getRank(params.id),
  );
};
