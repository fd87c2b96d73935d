import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { CycleParams } from './cycle-params.ts';

const fileAnswer = {
  description: 'An iCalendar file (RFC 5545)',
  content: { 'text/calendar': { schema: z.string() } },
};

/** Public: calendar programs subscribe without a session. */
export const calendarFileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/seasons/calendar.ics',
    {
      schema: {
        summary: 'Open and coming cycles, to subscribe to',
        response: { 200: fileAnswer, '4xx': Problem },
      },
    },
    async (_request, reply) =>
      reply.type('text/calendar; charset=utf-8').send(await app.seasons.getCalendarFile()),
  );

  app.get(
    '/v1/seasons/cycles/:id/calendar.ics',
    {
      schema: {
        summary: 'One cycle, to add to a calendar',
        params: CycleParams,
        response: { 200: fileAnswer, '4xx': Problem },
      },
    },
    async ({ params }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="spawn-cycle-${params.id}.ics"`)
        .send(await app.seasons.getCycleFile(params.id)),
  );
};
