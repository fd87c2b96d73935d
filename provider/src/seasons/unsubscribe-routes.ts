import { UnsubscribeBody } from '@emberclutch/contract/season/input/unsubscribe-body.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Public: the token of the mail authorizes, so that a player can cancel without signing in. */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/seasons/reminders/unsubscribe',
    {
      schema: {
        operationId: 'unsubscribeReminders',
        summary: 'Remove all reminders of an account, by the token in the mail of one',
        problems: ['not_found'],
        body: UnsubscribeBody,
        response: { 204: z.null() },
      },
    },
    async ({ body }, reply) => {
      await app.reminders.unsubscribe(body.token);
      return reply.status(204).send(null);
    },
  );
};
