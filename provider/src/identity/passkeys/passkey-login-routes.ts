import { Ceremony } from '@emberclutch/contract/identity/ceremony.ts';
import { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import { LoginBeginBody, LoginFinishBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readRequestClient } from '../request-client.ts';
import { ceremonyLifetime } from './ceremony-service.ts';
import { finishSignIn } from '../sessions/authentication.ts';

const path = '/v1/webauthn/login';
const flow = { name: 'emberclutch_ceremony', path };

/** Mounted in the sign-in scope. */
export const passkeyLoginRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    `${path}/begin`,
    {
      schema: {
        operationId: 'beginPasskeySignIn',
        summary: 'Create options to sign in with a passkey',
        description:
          'With an e-mail address, the options list the passkeys of that account; the response does not reveal whether the account exists. Without one, any passkey of this site can sign in (conditional mediation).',
        problems: ['too_many_requests'],
        responseHeaders: ['Set-Cookie'],
        body: z.nullish(LoginBeginBody),
        response: { 200: schemaOf(Ceremony) },
      },
    },
    async ({ body, ip }, reply) => {
      await app.attempts.count('passkey-begin', ip);
      const ceremony = await app.passkeyLogin.begin(body?.email ?? null);
      // The value is arbitrary: a returned cookie shows that the client stores cookies.
      app.sessionCookies.setFlowCookie(reply, flow, 'kept', ceremonyLifetime);
      return ceremony;
    },
  );

  app.post(
    `${path}/finish`,
    {
      schema: {
        operationId: 'finishPasskeySignIn',
        summary: 'Sign in with the assertion of a passkey',
        description:
          '`forbidden`: `sessionData` has expired or was used. `not_found`: the passkey is unknown, or belongs to another account. `unauthorized`: the assertion is invalid.',
        problems: ['unauthorized', 'forbidden', 'not_found', 'too_many_requests'],
        responseHeaders: ['Set-Cookie'],
        body: LoginFinishBody,
        response: { 200: schemaOf(ConfirmResponse) },
      },
    },
    async (request, reply) => {
      const { body, ip } = request;
      await app.attempts.count('passkey-finish', ip);
      const completedSignIn = await app.passkeyLogin.finish(body, {
        canStoreCookies: app.sessionCookies.readFlowCookie(request, flow) !== null,
        ...readRequestClient(request),
      });
      return finishSignIn(request, reply, flow, completedSignIn);
    },
  );
};
