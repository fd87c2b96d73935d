import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { SignOutBody } from '@emberclutch/contract/identity/input/sign-out.ts';
import { readSessionId } from './authentication.ts';

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
        answerHeaders: ['Set-Cookie'],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const sessionId = readSessionId(request);
      if (sessionId !== null) await app.sessions.end(sessionId);
      if (request.body?.sessionHash) await app.sessions.endByHash(request.body.sessionHash);
      await app.clearStaleCookies(request, reply);
      return reply.status(204).send(null);
    },
  );
};
