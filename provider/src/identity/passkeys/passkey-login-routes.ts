import { Ceremony } from '@emberclutch/shared/contract/ceremony';
import { Problem } from '@emberclutch/shared/contract/problem';
import { LoginBeginBody, LoginFinishAnswer, LoginFinishBody } from '@emberclutch/shared/contract/webauthn';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requestClientOf } from '../security-events/request-client.ts';

const path = '/v1/webauthn/login';
const flow = { cookie: 'emberclutch_ceremony', path };

/** Mounted in the sign-in scope. */
export const passkeyLoginRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    `${path}/begin`,
    {
      schema: {
        summary: 'Ask for a passkey, of an e-mail address or of anybody',
        body: z.nullish(LoginBeginBody),
        response: { 200: Ceremony, '4xx': Problem },
      },
    },
    async ({ body, ip }, reply) => {
      await app.attempts.count('passkey-begin', ip);
      const ceremony = await app.passkeyLogin.begin(body?.email ?? null);
      // The value carries nothing: that the cookie comes back shows that the client stores cookies.
      app.sessionCookies.setFlowCookie(reply, flow, 'kept', app.passkeyLogin.life);
      return ceremony;
    },
  );

  app.post(
    `${path}/finish`,
    {
      schema: {
        summary: 'Sign in by the answer of a passkey',
        body: LoginFinishBody,
        response: { 200: LoginFinishAnswer, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { body, ip } = request;
      await app.attempts.count('passkey-finish', ip);
      const opened = await app.passkeyLogin.finish(body, {
        keepsCookies: app.sessionCookies.readFlowCookie(request, flow) !== null,
        ...requestClientOf(request),
      });
      app.sessionCookies.setSessionCookie(reply, flow, opened);
      return { sessionId: opened.sessionId, userId: opened.accountId };
    },
  );
};
