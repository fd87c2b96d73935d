import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Public. Mounted where browsers do not cache responses, because clients poll it for the start of a cycle. */
export const seasonRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/seasons/current',
    {
      schema: {
        operationId: 'getCurrentSeason',
        summary: 'Get the current season, and whether a spawn cycle is open',
        response: { 200: schemaOf(CurrentSeason) },
      },
    },
    () => app.seasons.getCurrentSeason(),
  );
};
