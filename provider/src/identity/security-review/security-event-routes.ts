import { DisownResponse } from '@emberclutch/contract/identity/disown-response.ts';
import { SecurityEventId, SecurityEventList } from '@emberclutch/contract/identity/security-event.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { finishSignIn, readCurrentSession } from '../sessions/authentication.ts';
import { readRequestClient } from '../request-client.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const securityEventRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account/security-events',
    {
      schema: {
        operationId: 'listSecurityEvents',
        summary: 'List sign-ins, passkey changes, recoveries and ended sessions of the last 90 days',
        description: 'All changes of how the account is opened, and the newest 200 of the other events.',
        response: { 200: schemaOf(SecurityEventList) },
      },
    },
    async ({ account }) => ({ events: await app.securityEvents.list(account.id) }),
  );

  app.post(
    '/v1/account/security-events/:id/disown',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'disownSecurityEvent',
        summary: 'Report a security event as not caused by the owner of the account',
        description:
          'Ends all sessions of the account, removes the passkeys that were added since the event, and opens a new session for the caller.',
        problems: ['not_found', 'too_many_requests'],
        responseHeaders: ['Set-Cookie'],
        params: z.object({ id: schemaOf(SecurityEventId) }),
        response: { 200: schemaOf(DisownResponse) },
      },
    },
    async (request, reply) => {
      const session = readCurrentSession(request);
      const canStoreCookies = app.sessionCookies.readSessionCookie(request, session.sessionId) !== null;
      const { removedNames, ...newSession } = await app.disownEvent({
        session,
        eventId: request.params.id,
        client: { ...readRequestClient(request), canStoreCookies },
      });
      const { accountId } = session;
      const response = await finishSignIn(request, reply, null, { ...newSession, accountId });
      return { ...response, removedPasskeys: removedNames };
    },
  );
};
