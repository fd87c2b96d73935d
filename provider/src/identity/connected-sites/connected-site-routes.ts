import { ConnectedSiteList } from '@emberclutch/contract/identity/connected-site.ts';
import { ConnectSiteBody, DisconnectSiteQuery } from '@emberclutch/contract/identity/input/connected-site.ts';
import { SiteCode } from '@emberclutch/contract/identity/site-code.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requestClientOf } from '../request-client.ts';
import { currentSessionOf } from '../sessions/authentication.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const connectedSiteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account/connected-sites',
    {
      schema: {
        operationId: 'listConnectedSites',
        summary: 'List the sites that may read the assets of the account',
        response: { 200: schemaOf(ConnectedSiteList) },
      },
    },
    async ({ account }) => ({ sites: await app.connectedSites.list(account.id) }),
  );

  app.post(
    '/v1/account/connected-sites',
    {
      schema: {
        operationId: 'connectSite',
        summary: 'Let a site read the assets of the account',
        description:
          'The answer is an authorization code with PKCE (RFC 7636, method S256) for a page of that origin, which exchanges it once, within a minute.',
        problems: ['too_many_requests'],
        body: ConnectSiteBody,
        response: { 200: schemaOf(SiteCode) },
      },
    },
    async (request) => {
      const { body, ip } = request;
      await app.attempts.count('connect-site', ip);
      const client = requestClientOf(request);
      return { code: await app.connectedSites.connect(currentSessionOf(request), body, client) };
    },
  );

  app.delete(
    '/v1/account/connected-sites',
    {
      schema: {
        operationId: 'disconnectSite',
        summary: 'End all tokens of a site',
        problems: ['not_found'],
        querystring: DisconnectSiteQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { account, query } = request;
      await app.connectedSites.disconnect(account.id, query.origin, requestClientOf(request));
      return reply.status(204).send(null);
    },
  );
};
