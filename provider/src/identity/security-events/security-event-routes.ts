import { Problem } from '@emberclutch/shared/contract/problem';
import {
  DisownAnswer,
  SecurityEventId,
  SecurityEventList,
} from '@emberclutch/shared/contract/security-event';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requestClientOf } from './request-client.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const securityEventRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account/security-events',
    {
      schema: {
        summary: 'Sign-ins, passkey changes, resets and ended sessions of the last 90 days',
        response: { 200: SecurityEventList, '4xx': Problem },
      },
    },
    async ({ account }) => ({ events: await app.securityEvents.list(account.id) }),
  );

  app.post(
    '/v1/account/security-events/:id/disown',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        summary:
          'Say that it was not you: ends all sessions, removes passkeys added since, opens a new session',
        params: z.object({ id: SecurityEventId }),
        response: { 200: DisownAnswer, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { account, params } = request;
      const keepsCookies = app.sessionCookies.readSessionCookie(request) !== null;
      const { sessionId, cookie, removed } = await app.disown.disown({
        accountId: account.id,
        eventId: params.id,
        client: { ...requestClientOf(request), keepsCookies },
      });
      app.sessionCookies.replaceSessionCookie(reply, cookie);
      return { sessionId, userId: account.id, removedPasskeys: removed };
    },
  );
};
