import { Ceremony } from '@emberclutch/shared/contract/ceremony';
import { Problem } from '@emberclutch/shared/contract/problem';
import { LoginBeginBody, LoginFinishAnswer, LoginFinishBody } from '@emberclutch/shared/contract/webauthn';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { signInCookies } from '../sessions/session-cookies.ts';

const ceremonyCookie = 'emberclutch_ceremony';
const path = '/v1/webauthn/login';

/** Mounted where nobody needs to be signed in. */
export const webauthnLoginRoutes: FastifyPluginAsyncZod = async (app) => {
  const signInBy = signInCookies(app.config, { cookie: ceremonyCookie, path });

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
      // Its value says nothing: that it comes back is all that is asked of it.
      signInBy.remember(reply, 'kept', app.config.passkeys.life);
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
    async ({ body, ip, cookies, headers }, reply) => {
      await app.attempts.count('passkey-finish', ip);
      const opened = await app.passkeyLogin.finish(body, {
        keepsCookies: cookies[ceremonyCookie] !== undefined,
        userAgent: headers['user-agent'],
      });
      signInBy.setSessionCookie(reply, opened);
      return { sessionId: opened.sessionId, userId: opened.accountId };
    },
  );
};
