import { CycleReminders } from '@emberclutch/contract/season/cycle-reminders.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { EntityParams } from '@emberclutch/contract/shape/input/entity-params.ts';
import { UnsubscribeBody } from '@emberclutch/contract/season/input/season-inputs.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const reminderRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/seasons/reminders',
    {
      schema: {
        operationId: 'listReminders',
        summary: 'List the cycles for which the account has a reminder',
        response: { 200: schemaOf(CycleReminders) },
      },
    },
    async ({ account }) => ({ cycleIds: await app.reminders.list(account.id) }),
  );

  app.put(
    '/v1/seasons/cycles/:id/reminder',
    {
      schema: {
        operationId: 'addReminder',
        summary: 'Add a reminder: one mail when a cycle opens',
        problems: ['not_found'],
        params: EntityParams,
        response: { 204: z.null() },
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
        operationId: 'removeReminder',
        summary: 'Remove a reminder',
        params: EntityParams,
        response: { 204: z.null() },
      },
    },
    async ({ account, params }, reply) => {
      await app.reminders.remove(account.id, params.id);
      return reply.status(204).send(null);
    },
  );
};

/** Mounted in the public scope: the token in the mail authorizes, so that a player can cancel without signing in. */
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
