import { SeasonCalendarQuery } from '@emberclutch/contract/season/input/season-inputs.ts';
import { SeasonCalendar } from '@emberclutch/contract/season/season-calendar.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { EntityParams } from '@emberclutch/contract/shape/input/entity-params.ts';
import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';

const fileResponse = {
  description: 'An iCalendar file (RFC 5545)',
  content: { 'text/calendar': { schema: z.string() } },
};

/** Mounted in the public scope. Calendar programs subscribe to the files without a session. */
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

  app.get(
    '/v1/seasons/calendar.ics',
    {
      schema: {
        operationId: 'getCalendarFile',
        summary: 'Get the open and the coming spawn cycles as an iCalendar file',
        response: { 200: fileResponse },
      },
    },
    async (_request, reply) =>
      reply.type('text/calendar; charset=utf-8').send(await app.seasons.getCalendarFile()),
  );

  app.get(
    '/v1/seasons/cycles/:id/calendar.ics',
    {
      schema: {
        operationId: 'getCycleFile',
        summary: 'Get a spawn cycle as an iCalendar file',
        problems: ['not_found'],
        responseHeaders: ['Content-Disposition'],
        params: EntityParams,
        response: { 200: fileResponse },
      },
    },
    async ({ params }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="spawn-cycle-${params.id}.ics"`)
        .send(await app.seasons.getCycleFile(params.id)),
  );
};

/** Mounted in the public scope, where browsers do not cache responses, because clients poll this route for the start of a cycle. */
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
