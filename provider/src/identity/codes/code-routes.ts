import {
  AuthFlow,
  ConfirmAnswer,
  ConfirmBody,
  LoginBody,
  SignupBody,
} from '@emberclutch/shared/contract/auth';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { sessionIdOf } from '../sessions/authentication.ts';
import { signInCookies } from '../sessions/session-cookies.ts';

/** Echoes the challenge where the client does not; that it comes back also shows that the client keeps cookies. */
const flowCookie = 'emberclutch_flow';

/** Mounted where nobody needs to be signed in. */
export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const signInBy = signInCookies(app.config, { cookie: flowCookie, path: '/v1/auth' });

  app.post(
    '/v1/auth/signup',
    {
      schema: {
        summary: 'Ask for a code to sign up',
        body: SignupBody,
        response: { 200: AuthFlow, '4xx': Problem },
      },
    },
    async ({ body, ip }, reply) => {
      const challenge = await app.signIn.beginSignUp({ ...body, clientAddress: ip });
      signInBy.remember(reply, challenge, app.signIn.life);
      return { challenge };
    },
  );

  app.post(
    '/v1/auth/login',
    {
      schema: {
        summary: 'Ask for a code to sign in',
        body: LoginBody,
        response: { 200: AuthFlow, '4xx': Problem },
      },
    },
    async ({ body, ip }, reply) => {
      const challenge = await app.signIn.beginLogin({ ...body, clientAddress: ip });
      signInBy.remember(reply, challenge, app.signIn.life);
      return { challenge };
    },
  );

  app.post(
    '/v1/auth/confirm',
    {
      schema: {
        summary: 'Bring the code back',
        body: ConfirmBody,
        response: { 200: ConfirmAnswer, '4xx': Problem },
      },
    },
    async (request, reply) => {
      await app.attempts.count('confirm', request.ip);
      const opened = await app.signIn.confirm(signInBy.broughtBack(request, request.body));
      signInBy.setSessionCookie(reply, opened);
      return { sessionId: opened.sessionId, userId: opened.accountId };
    },
  );

  // Signing out of a session that has ended is no failure: what the caller wanted is so.
  app.post(
    '/v1/auth/logout',
    { schema: { summary: 'End the session', response: { 204: z.null() } } },
    async (request, reply) => {
      const sessionId = sessionIdOf(request);
      if (sessionId !== null) await app.sessions.end(sessionId);
      signInBy.clearSessionCookie(reply);
      return reply.status(204).send(null);
    },
  );
};
