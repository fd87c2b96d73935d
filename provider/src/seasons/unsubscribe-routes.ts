import { UnsubscribeBody } from '@emberclutch/shared/contract/cycle-reminder';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Public: the token of the mail authorizes, so that a player can cancel without signing in. */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/seasons/reminders/unsubscribe',
    {
      schema: {
        summary: 'Cancel all reminders, by the link of one',
        body: UnsubscribeBody,
        response: { 204: z.null(), '4xx': Problem },
      },
    },
    async ({ body }, reply) => {
      await app.reminders.unsubscribe(body.token);
      return reply.status(204).send(null);
    },
  );
};
