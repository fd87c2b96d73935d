import { Problem } from '@emberclutch/shared/contract/problem';
import { SeasonCalendar, SeasonCalendarQuery } from '@emberclutch/shared/contract/season-calendar';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Public. */
export const calendarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/seasons',
    {
      schema: {
        summary:
          'The calendar: seasons and cycles, the odds of a golden egg, and what it takes to check a genome',
        querystring: SeasonCalendarQuery,
        response: { 200: SeasonCalendar, '4xx': Problem },
      },
    },
    ({ query }) => app.seasons.getCalendar(query),
  );
};
