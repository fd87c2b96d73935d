import { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import { GenomeCensus } from '@emberclutch/contract/genome/genome-census.ts';
import { GenomeReport } from '@emberclutch/contract/genome/genome-report.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EntityParams } from '@emberclutch/contract/shape/input/entity-params.ts';

/** Mounted in the public scope. */
export const genomeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/genomes/census',
    {
      schema: {
        operationId: 'getGenomeCensus',
        summary: 'Count the traits of hatched dragons',
        response: { 200: schemaOf(GenomeCensus) },
      },
    },
    () => app.genomes.getCensus(),
  );

  app.get(
    '/v1/genomes/:id',
    {
      schema: {
        operationId: 'getGenome',
        summary: 'Get a genome, gene by gene, with the data that verifies how it was drawn',
        description: 'The genome is null before the secret of its cycle is published.',
        problems: ['not_found'],
        params: EntityParams,
        response: { 200: schemaOf(GenomeReport) },
      },
    },
    ({ params }) => app.genomes.getReport(params.id),
  );

  app.get(
    '/v1/genomes/:id/preview',
    {
      schema: {
        operationId: 'getGenomePreview',
        summary: 'Get title, description and picture for a link preview of a genome',
        problems: ['not_found'],
        params: EntityParams,
        response: { 200: PagePreview },
      },
    },
    ({ params }) => app.genomes.getPreview(params.id),
  );

  app.get(
    '/v1/assets/:id/rank',
    {
      schema: {
        operationId: 'getAssetRank',
        summary: 'Get the rarity rank of an egg or dragon in its season',
        problems: ['not_found'],
        params: EntityParams,
        response: { 200: schemaOf(AssetRank) },
      },
    },
    ({ params }) => app.assets.getRank(params.id),
  );
};
