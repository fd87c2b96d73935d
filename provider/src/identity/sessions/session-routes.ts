import { SessionInfoId, SessionList } from '@emberclutch/contract/identity/session-list.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readRequestClient } from '../request-client.ts';
import { readSessionId } from './authentication.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account/sessions',
    {
      schema: {
        operationId: 'listSessions',
        summary: 'List the sessions of the account',
        response: { 200: schemaOf(SessionList) },
      },
    },
    async (request) => ({
      sessions: await app.sessions.list(request.account.id, readSessionId(request)),
    }),
  );

  app.delete(
    '/v1/account/sessions/:id',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'endSession',
        summary: 'End a session of the account',
        problems: ['not_found'],
        params: z.object({ id: schemaOf(SessionInfoId) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await app.sessions.endOne(request.account.id, request.params.id, readRequestClient(request));
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/v1/account/sessions',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'endOtherSessions',
        summary: 'End all other sessions of the account',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const client = readRequestClient(request);
      await app.sessions.endOthers(request.account.id, readSessionId(request), client);
      return reply.status(204).send(null);
    },
  );
};
