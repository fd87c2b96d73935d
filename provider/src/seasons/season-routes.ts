import { CurrentSeason } from '@emberclutch/shared/contract/season';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nowInSeconds } from '../platform/clock.ts';
import { getCurrentSeason } from './current-season.ts';

export const seasonRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/seasons/current',
    {
      schema: { summary: 'The season, and whether a spawn cycle is open', response: { 200: CurrentSeason } },
    },
    () => getCurrentSeason(app.db, nowInSeconds(app.clock)),
  );
};
