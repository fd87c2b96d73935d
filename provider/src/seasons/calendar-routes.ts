import { SeasonCalendarQuery } from '@emberclutch/contract/season/input/season-calendar-query.ts';
import { SeasonCalendar } from '@emberclutch/contract/season/season-calendar.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Public. */
export const calendarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/seasons',
    {
      schema: {
        operationId: 'listSeasons',
        summary: 'List seasons and their spawn cycles, newest first',
        description:
          'With the odds of a golden egg, and the hash of the secret of each cycle; the secret itself after the cycle.',
        querystring: SeasonCalendarQuery,
        response: { 200: schemaOf(SeasonCalendar) },
      },
    },
    ({ query }) => app.seasons.getCalendar(query),
  );
};
