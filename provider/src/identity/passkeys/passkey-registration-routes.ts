import { Ceremony } from '@emberclutch/contract/identity/ceremony.ts';
import { RegisterFinishBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import { RegisterFinishAnswer } from '@emberclutch/contract/identity/register-finish-answer.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readRequestClient } from '../request-client.ts';
import { readCurrentSession } from '../sessions/authentication.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const passkeyRegistrationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/webauthn/register/begin',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'beginPasskeyRegistration',
        summary: 'Create options to register a passkey',
        description: '`conflict`: the account has the maximum number of passkeys.',
        problems: ['conflict', 'too_many_requests'],
        body: z.nullish(z.object({})),
        response: { 200: schemaOf(Ceremony) },
      },
    },
    async ({ account, ip }) => {
      await app.attempts.count('passkey-begin', ip);
      return app.passkeyRegistration.begin(account.id);
    },
  );

  app.post(
    '/v1/webauthn/register/finish',
    {
      schema: {
        operationId: 'finishPasskeyRegistration',
        summary: 'Register a new passkey',
        description:
          '`forbidden`: `sessionData` has expired or was used. `conflict`: the passkey is registered already.',
        problems: ['forbidden', 'conflict', 'too_many_requests'],
        body: RegisterFinishBody,
        response: { 200: schemaOf(RegisterFinishAnswer) },
      },
    },
    async (request) => {
      const { body, ip } = request;
      await app.attempts.count('passkey-finish', ip);
      const client = readRequestClient(request);
      const credentialId = await app.passkeyRegistration.finish(readCurrentSession(request), body, client);
      return { verified: true, credentialId };
    },
  );
};
