import { AuthFlow, ConfirmAnswer } from '@emberclutch/shared/contract/auth';
import { Problem } from '@emberclutch/shared/contract/problem';
import { ResetCompleteBody, ResetInitBody } from '@emberclutch/shared/contract/reset';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signInCookies } from '../sessions/session-cookies.ts';

const resetCookie = 'emberclutch_reset';
const path = '/v1/account/forgot-password';

/** Mounted where nobody needs to be signed in. */
export const resetRoutes: FastifyPluginAsyncZod = async (app) => {
  const signInBy = signInCookies(app.config, { cookie: resetCookie, path });

  app.post(
    `${path}/init`,
    {
      schema: {
        summary: 'Ask for a code to get an account back, by name or e-mail address',
        body: ResetInitBody,
        response: { 200: AuthFlow, '4xx': Problem },
      },
    },
    async ({ body, ip }, reply) => {
      const challenge = await app.reset.begin({ ...body, clientAddress: ip });
      signInBy.remember(reply, challenge, app.reset.life);
      return { challenge };
    },
  );

  app.post(
    `${path}/complete`,
    {
      schema: {
        summary: 'Bring the code back; every other session of the account ends',
        body: ResetCompleteBody,
        response: { 200: ConfirmAnswer, '4xx': Problem },
      },
    },
    async (request, reply) => {
      await app.attempts.count('reset', request.ip);
      const opened = await app.reset.complete(signInBy.broughtBack(request, request.body));
      signInBy.setSessionCookie(reply, opened);
      return { sessionId: opened.sessionId, userId: opened.accountId };
    },
  );
};
