import { AccountData } from '@emberclutch/contract/identity/account-data.ts';
import { AccountHoldings } from '@emberclutch/contract/identity/account-holdings.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readRequestClient } from '../identity/request-client.ts';
import { clearStaleCookies } from '../identity/sessions/authentication.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account/holdings',
    {
      schema: {
        operationId: 'countHoldings',
        summary: 'Count what the account leaves behind when it is deleted',
        response: { 200: schemaOf(AccountHoldings) },
      },
    },
    ({ account }) => app.personalData.countHoldings(account.id),
  );

  app.get(
    '/v1/account/data',
    {
      // A request that downloads nothing must not be logged and mailed as a download.
      exposeHeadRoute: false,
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'downloadAccountData',
        summary: 'Download everything that is held about the account',
        description:
          'By table, without codes, hashes and other secrets. Adds an entry to the security log, and mails it.',
        problems: ['too_many_requests'],
        responseHeaders: ['Content-Disposition'],
        response: { 200: schemaOf(AccountData) },
      },
    },
    async (request, reply) => {
      await app.attempts.count('account-data', request.ip);
      reply.header('content-disposition', 'attachment; filename="account-data.json"');
      return app.personalData.export(request.account.id, readRequestClient(request));
    },
  );

  app.delete(
    '/v1/account',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'deleteAccount',
        summary: 'Delete the account',
        description:
          'Removes name, address, passkeys, sessions, reminders and security log. Assets go to "a former keeper"; purchases stay without a name. A payment that arrives later is refunded. It cannot be undone.',
        responseHeaders: ['Set-Cookie'],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await app.personalData.deleteAccount(request.account.id, readRequestClient(request));
      await clearStaleCookies(request, reply);
      return reply.status(204).send(null);
    },
  );
};
