import { SignOutBody } from '@emberclutch/contract/identity/input/sign-out.ts';
import { SessionInfoId, SessionList } from '@emberclutch/contract/identity/session-list.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { hashSecret } from '../../platform/secret.ts';
import { readRequestClient } from '../request-client.ts';
import { clearStaleCookies, readCurrentSession, readSessionId } from './authentication.ts';

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
      sessions: await app.sessions.list(readCurrentSession(request)),
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
      await app.sessions.endByPublicId(request.account.id, request.params.id, readRequestClient(request));
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
      await app.sessions.endOtherSessions(readCurrentSession(request), readRequestClient(request));
      return reply.status(204).send(null);
    },
  );
};

/** Mounted in the sign-in scope. */
export const signOutRoutes: FastifyPluginAsyncZod = async (app) => {
  // Signing out of an ended session succeeds, because the caller is signed out either way. A client that was offline may sign out
  // late, after another sign-in, so the cookie of the newer session stays.
  app.post(
    '/v1/auth/logout',
    {
      schema: {
        security: [{}, { session: [] }],
        operationId: 'signOut',
        summary: 'Sign out',
        description:
          'Ends the session of the `Authorization` header, or of `sessionHash`. Succeeds if it has ended before.',
        body: SignOutBody,
        responseHeaders: ['Set-Cookie'],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const sessionId = readSessionId(request);
      if (sessionId !== null) await app.sessions.end(hashSecret(sessionId));
      if (request.body?.sessionHash) await app.sessions.end(request.body.sessionHash);
      await clearStaleCookies(request, reply);
      return reply.status(204).send(null);
    },
  );
};
