import { AuthFlow } from '@emberclutch/shared/contract/auth';
import { Ceremony } from '@emberclutch/shared/contract/ceremony';
import { Problem } from '@emberclutch/shared/contract/problem';
import {
  ReauthenticateByCodeBody,
  ReauthenticateByPasskeyBody,
} from '@emberclutch/shared/contract/reauthentication';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { codeLength } from '../../platform/secret.ts';
import { requestClientOf } from '../security-events/request-client.ts';
import { currentSessionIdOf } from '../sessions/authentication.ts';

const path = '/v1/account/reauthentication';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const reauthenticationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    `${path}/passkey/begin`,
    {
      schema: {
        summary: 'Ask for a passkey of the account, to confirm that it is you',
        response: { 200: Ceremony, '4xx': Problem },
      },
    },
    async ({ account, ip }) => {
      await app.attempts.count('passkey-begin', ip);
      return app.reauthentication.beginByPasskey(account.id);
    },
  );

  app.post(
    `${path}/passkey/finish`,
    {
      schema: {
        summary: 'Confirm that it is you by the answer of a passkey',
        body: ReauthenticateByPasskeyBody,
        response: { 204: z.null(), '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { account, body, ip } = request;
      await app.attempts.count('passkey-finish', ip);
      const session = { accountId: account.id, sessionId: currentSessionIdOf(request) };
      await app.reauthentication.finishByPasskey(session, body);
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${path}/code/begin`,
    {
      schema: {
        summary: 'Ask for a code at the address of the account, to confirm that it is you',
        response: { 200: AuthFlow, '4xx': Problem },
      },
    },
    async ({ account, ip, headers }) => ({
      codeLength,
      challenge: await app.reauthentication.beginByCode(account.id, {
        address: ip,
        userAgent: headers['user-agent'],
        previousChallenge: null,
        isBare: false,
      }),
    }),
  );

  app.post(
    `${path}/code/finish`,
    {
      schema: {
        summary: 'Confirm that it is you by the code',
        body: ReauthenticateByCodeBody,
        response: { 204: z.null(), '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { account, body, ip } = request;
      await app.attempts.count('confirm', ip);
      const session = { accountId: account.id, sessionId: currentSessionIdOf(request) };
      const submission = { ...body, ...requestClientOf(request), keepsCookies: false };
      await app.reauthentication.finishByCode(session, submission);
      return reply.status(204).send(null);
    },
  );
};
