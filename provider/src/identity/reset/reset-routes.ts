import { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import { ResetCompleteBody, ResetInitBody } from '@emberclutch/contract/identity/input/reset.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { codeLength } from '../../platform/secret.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { finishSignIn } from '../sessions/authentication.ts';

const path = '/v1/account/forgot-password';
const flow = { name: 'emberclutch_reset', path };

/** Mounted in the sign-in scope. */
export const resetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    `${path}/init`,
    {
      schema: {
        operationId: 'requestRecoveryCode',
        summary: 'Mail a code to recover an account, by display name or e-mail address',
        description:
          'The response is the same whether or not there is such an account. `conflict`: several accounts have this name; ask for the e-mail address.',
        problems: ['conflict', 'too_many_requests'],
        responseHeaders: ['Set-Cookie'],
        body: ResetInitBody,
        response: { 200: schemaOf(AuthFlow) },
      },
    },
    async (request, reply) => {
      await app.attempts.count('reset-begin', request.ip);
      const begunFlow = await app.reset.begin({
        ...request.body,
        client: app.sessionCookies.readFlowClient(request, flow),
      });
      app.sessionCookies.setFlowCookie(reply, flow, begunFlow.challenge);
      return { ...begunFlow, codeLength };
    },
  );

  app.post(
    `${path}/complete`,
    {
      schema: {
        operationId: 'recoverAccount',
        summary:
          'Sign in with a recovery code, end all other sessions of the account, and remove its passkeys',
        problems: ['code_wrong', 'code_expired', 'code_used_up', 'too_many_requests'],
        responseHeaders: ['Set-Cookie'],
        body: ResetCompleteBody,
        response: { 200: schemaOf(ConfirmResponse) },
      },
    },
    async (request, reply) => {
      await app.attempts.count('reset', request.ip);
      const session = await app.reset.complete(
        app.sessionCookies.readCodeSubmission(request, flow, request.body),
      );
      return finishSignIn(request, reply, flow, session);
    },
  );
};
