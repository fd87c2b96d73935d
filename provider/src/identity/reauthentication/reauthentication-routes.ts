import { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Ceremony } from '@emberclutch/contract/identity/ceremony.ts';
import {
  ReauthenticateByCodeBody,
  ReauthenticateByPasskeyBody,
} from '@emberclutch/contract/identity/input/reauthentication.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { codeLength } from '../../platform/secret.ts';
import { readSignedInClient, readRequestClient } from '../request-client.ts';
import { readCurrentSession } from '../sessions/authentication.ts';

const path = '/v1/account/reauthentication';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const reauthenticationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    `${path}/passkey/begin`,
    {
      schema: {
        operationId: 'beginPasskeyReauthentication',
        summary: 'Create options to reauthenticate with a passkey',
        description:
          '`not_found`: the account has no passkey that is old enough. A new passkey confirms nothing until every session that could have added it has ended.',
        problems: ['not_found', 'too_many_requests'],
        response: { 200: schemaOf(Ceremony) },
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
        operationId: 'finishPasskeyReauthentication',
        summary: 'Reauthenticate with the assertion of a passkey',
        description: '`forbidden`: `sessionData` has expired or was used, or the assertion is invalid.',
        problems: ['forbidden', 'not_found', 'too_many_requests'],
        body: ReauthenticateByPasskeyBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { body, ip } = request;
      await app.attempts.count('passkey-finish', ip);
      await app.reauthentication.finishByPasskey(readCurrentSession(request), body);
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${path}/code/begin`,
    {
      schema: {
        operationId: 'requestReauthenticationCode',
        summary: 'Mail a code to reauthenticate',
        problems: ['too_many_requests'],
        response: { 200: schemaOf(AuthFlow) },
      },
    },
    async (request) => ({
      codeLength,
      ...(await app.reauthentication.beginByCode(request.account.id, readSignedInClient(request))),
    }),
  );

  app.post(
    `${path}/code/finish`,
    {
      schema: {
        operationId: 'reauthenticateWithCode',
        summary: 'Reauthenticate with a mailed code',
        problems: ['code_wrong', 'code_expired', 'code_used_up', 'too_many_requests'],
        body: ReauthenticateByCodeBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { body, ip } = request;
      await app.attempts.count('confirm', ip);
      const submission = { ...body, ...readRequestClient(request), canStoreCookies: false };
      await app.reauthentication.finishByCode(readCurrentSession(request), submission);
      return reply.status(204).send(null);
    },
  );
};
