import { CycleReminders } from '@emberclutch/shared/contract/cycle-reminder';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { CycleParams } from './cycle-params.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const reminderRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/seasons/reminders',
    {
      schema: {
        summary: 'The cycles of which you will be reminded',
        response: { 200: CycleReminders, '4xx': Problem },
      },
    },
    async ({ account }) => ({ cycleIds: await app.reminders.list(account.id) }),
  );

  app.put(
    '/v1/seasons/cycles/:id/reminder',
    {
      schema: {
        summary: 'Be reminded of the opening of a cycle, by one mail',
        params: CycleParams,
        response: { 204: z.null(), '4xx': Problem },
      },
    },
    async ({ account, params }, reply) => {
      await app.reminders.add(account.id, params.id);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/v1/seasons/cycles/:id/reminder',
    {
      schema: {
        summary: 'Cancel a reminder',
        params: CycleParams,
        response: { 204: z.null(), '4xx': Problem },
      },
    },
    async ({ account, params }, reply) => {
      await app.reminders.remove(account.id, params.id);
      return reply.status(204).send(null);
    },
  );
};
