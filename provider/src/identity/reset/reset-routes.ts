import { AuthFlow, ConfirmAnswer } from '@emberclutch/shared/contract/auth';
import { Problem } from '@emberclutch/shared/contract/problem';
import { ResetCompleteBody, ResetInitBody } from '@emberclutch/shared/contract/reset';
import { codeLength } from '../../platform/secret.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const path = '/v1/account/forgot-password';
const flow = { cookie: 'emberclutch_reset', path };

/** Mounted in the sign-in scope. */
export const resetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    `${path}/init`,
    {
      schema: {
        summary: 'Ask for a code to get an account back, by name or e-mail address',
        body: ResetInitBody,
        response: { 200: AuthFlow, '4xx': Problem },
      },
    },
    async (request, reply) => {
      await app.attempts.count('reset-begin', request.ip);
      const challenge = await app.reset.begin({
        ...request.body,
        client: app.sessionCookies.flowClientOf(request, flow),
      });
      app.sessionCookies.setFlowCookie(reply, flow, challenge, app.reset.life);
      return { challenge, codeLength };
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
      const opened = await app.reset.complete(
        app.sessionCookies.codeSubmissionOf(request, flow, request.body),
      );
      app.sessionCookies.setSessionCookie(reply, flow, opened);
      return { sessionId: opened.sessionId, userId: opened.accountId };
    },
  );
};
