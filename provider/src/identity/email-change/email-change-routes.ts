import { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { EmailChangeBody, EmailChangeCodesBody } from '@emberclutch/contract/identity/input/email-change.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { codeLength } from '../../platform/secret.ts';
import { readSignedInClient, readRequestClient } from '../request-client.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const emailChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/account/email/begin',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'requestEmailChange',
        summary: 'Mail a code to the current and to a new address',
        description:
          'The response is the same whether or not the new address has an account; the mail to it says so. `conflict`: it is the address of this account.',
        problems: ['conflict', 'too_many_requests'],
        body: EmailChangeBody,
        response: { 200: schemaOf(AuthFlow) },
      },
    },
    async (request) => ({
      codeLength,
      ...(await app.emailChange.begin({
        accountId: request.account.id,
        email: request.body.email,
        client: readSignedInClient(request),
      })),
    }),
  );

  app.post(
    '/v1/account/email/finish',
    {
      schema: {
        operationId: 'changeEmail',
        summary: 'Change the e-mail address with the codes of both addresses',
        description:
          'A wrong code counts as a try, and uses up neither code. `conflict`: the new address has got an account in the meantime.',
        problems: ['code_wrong', 'code_expired', 'code_used_up', 'conflict', 'too_many_requests'],
        body: EmailChangeCodesBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { account, body, ip } = request;
      await app.attempts.count('confirm', ip);
      await app.emailChange.finish({ accountId: account.id, body, client: readRequestClient(request) });
      return reply.status(204).send(null);
    },
  );
};
