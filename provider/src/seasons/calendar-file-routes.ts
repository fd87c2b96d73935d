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
        operationId: 'getCalendarFile',
        summary: 'Get the open and the coming spawn cycles as an iCalendar file',
        response: { 200: fileAnswer },
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
        answerHeaders: ['Content-Disposition'],
        params: CycleParams,
        response: { 200: fileAnswer },
      },
    },
    async ({ params }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="spawn-cycle-${params.id}.ics"`)
        .send(await app.seasons.getCycleFile(params.id)),
  );
};
