import { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import {
  ConfirmBody,
  EndFlowBody,
  LoginBody,
  SignupBody,
} from '@emberclutch/contract/identity/input/code-flow.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { codeLength } from '../../platform/secret.ts';
import { finishSignIn } from '../sessions/authentication.ts';

/** The cookie returns the challenge for clients that do not send it themselves, and shows that the client stores cookies. */
const flow = { name: 'emberclutch_flow', path: '/v1/auth' };

/** Schema of both requests for a code. */
const codeRequestSchema = {
  description:
    'The response is the same whether or not the address has an account; the mail says how to continue. With `isMailed: false` the address has been sent too many mails recently, and gets none.',
  problems: ['too_many_requests'],
  responseHeaders: ['Set-Cookie'],
  response: { 200: schemaOf(AuthFlow) },
} satisfies FastifySchema;

/** Mounted in the sign-in scope. */
export const codeRoutes: FastifyPluginAsyncZod = async (app) => {
  const begin = async (request: FastifyRequest, reply: FastifyReply, body: SignupBody | LoginBody) => {
    const client = app.sessionCookies.readFlowClient(request, flow);
    const startedFlow = await app.signIn.begin({ ...body, client });
    app.sessionCookies.setFlowCookie(reply, flow, startedFlow.challenge);
    return { ...startedFlow, codeLength };
  };

  app.post(
    '/v1/auth/signup',
    {
      schema: {
        operationId: 'requestSignUpCode',
        summary: 'Mail a code to sign up',
        ...codeRequestSchema,
        body: SignupBody,
      },
    },
    (request, reply) => begin(request, reply, request.body),
  );

  app.post(
    '/v1/auth/login',
    {
      schema: {
        operationId: 'requestSignInCode',
        summary: 'Mail a code to sign in',
        ...codeRequestSchema,
        body: LoginBody,
      },
    },
    (request, reply) => begin(request, reply, request.body),
  );

  app.post(
    '/v1/auth/confirm',
    {
      schema: {
        operationId: 'signInWithCode',
        summary: 'Sign in with a mailed code',
        description:
          'Send the `challenge` of the request for the code, or its cookie. A code works once, has five tries and is valid for ten minutes by default. For a sign-up, this creates the account.',
        problems: ['code_wrong', 'code_expired', 'code_used_up', 'too_many_requests'],
        responseHeaders: ['Set-Cookie'],
        body: ConfirmBody,
        response: { 200: schemaOf(ConfirmResponse) },
      },
    },
    async (request, reply) => {
      await app.attempts.count('confirm', request.ip);
      const completedSignIn = await app.signIn.confirm(
        app.sessionCookies.readCodeSubmission(request, flow, request.body),
      );
      return finishSignIn(request, reply, flow, completedSignIn);
    },
  );

  app.post(
    '/v1/auth/end-flow',
    {
      schema: {
        operationId: 'cancelCode',
        summary: 'Invalidate a mailed code',
        description:
          'Takes the challenge from the link of the mail. Succeeds whether or not there was such a code.',
        problems: ['too_many_requests'],
        body: EndFlowBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await app.attempts.count('end-flow', request.ip);
      await app.codes.end(request.body.challenge);
      return reply.status(204).send(null);
    },
  );
};
