import { SiteTokenBody } from '@emberclutch/contract/identity/input/connected-site.ts';
import { SiteToken } from '@emberclutch/contract/identity/site-token.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requestClientOf } from '../request-client.ts';
import { sessionIdOf } from '../sessions/authentication.ts';
import { disconnected } from './connected-site-service.ts';

/** Mounted in the scope of connected sites. */
export const siteTokenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/connected/token',
    {
      schema: {
        operationId: 'exchangeSiteCode',
        summary: 'Exchange a code for a token that reads the assets of its account',
        description:
          'From a page of the origin that the code was given for. `forbidden`: it was used, has expired, or was sent with another verifier or from another page.',
        security: [],
        problems: ['forbidden', 'too_many_requests'],
        body: SiteTokenBody,
        response: { 200: schemaOf(SiteToken) },
      },
    },
    async (request, reply) => {
      await app.attempts.count('site-token', request.ip);
      void reply.header('cache-control', 'no-store');
      return app.connectedSites.exchange(request.body, app.callingOriginOf(request));
    },
  );

  app.delete(
    '/v1/connected/token',
    {
      schema: {
        operationId: 'returnSiteToken',
        summary: 'End the token of this request',
        security: [{ siteToken: [] }],
        problems: ['unauthorized'],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const token = sessionIdOf(request);
      if (token === null) throw disconnected();
      await app.connectedSites.giveBack(token, requestClientOf(request));
      return reply.status(204).send(null);
    },
  );
};
