import {
  AuthFlow,
  ConfirmAnswer,
  ConfirmBody,
  EndFlowBody,
  LoginBody,
  SignupBody,
} from '@emberclutch/shared/contract/auth';
import { Problem } from '@emberclutch/shared/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { codeLength } from '../../platform/secret.ts';
import { sessionIdOf } from '../sessions/authentication.ts';

/** The cookie returns the challenge for clients that do not, and shows that the client stores cookies. */
const flow = { cookie: 'emberclutch_flow', path: '/v1/auth' };

/** Mounted in the sign-in scope. */
export const codeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/auth/signup',
    {
      schema: {
        summary: 'Ask for a code to sign up',
        body: SignupBody,
        response: { 200: AuthFlow, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const challenge = await app.signIn.beginSignUp({
        ...request.body,
        client: app.sessionCookies.flowClientOf(request, flow),
      });
      app.sessionCookies.setFlowCookie(reply, flow, challenge, app.signIn.life);
      return { challenge, codeLength };
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
    async (request, reply) => {
      const challenge = await app.signIn.beginLogin({
        ...request.body,
        client: app.sessionCookies.flowClientOf(request, flow),
      });
      app.sessionCookies.setFlowCookie(reply, flow, challenge, app.signIn.life);
      return { challenge, codeLength };
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
      const opened = await app.signIn.confirm(
        app.sessionCookies.codeSubmissionOf(request, flow, request.body),
      );
      app.sessionCookies.setSessionCookie(reply, flow, opened);
      return { sessionId: opened.sessionId, userId: opened.accountId };
    },
  );

  app.post(
    '/v1/auth/end-flow',
    {
      schema: {
        summary: 'Make the code of a mail useless',
        body: EndFlowBody,
        response: { 204: z.null(), '4xx': Problem },
      },
    },
    async (request, reply) => {
      await app.attempts.count('end-flow', request.ip);
      await app.signIn.end(request.body.challenge);
      return reply.status(204).send(null);
    },
  );

  // Signing out of a session that has ended succeeds: the caller is signed out either way. A client that was offline may
  // sign out late, after another sign-in: then the cookie belongs to the newer session, and stays.
  app.post(
    '/v1/auth/logout',
    { schema: { summary: 'End the session', response: { 204: z.null() } } },
    async (request, reply) => {
      const sessionId = sessionIdOf(request);
      if (sessionId !== null) await app.sessions.end(sessionId);
      await app.clearStaleCookie(request, reply);
      return reply.status(204).send(null);
    },
  );
};
