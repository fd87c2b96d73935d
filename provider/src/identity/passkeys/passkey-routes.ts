import { Ceremony } from '@emberclutch/shared/contract/ceremony';
import { CredMetadataById } from '@emberclutch/shared/contract/passkey';
import { Problem } from '@emberclutch/shared/contract/problem';
import {
  CredMetadataBody,
  CredRemovedAnswer,
  RegisterFinishAnswer,
  RegisterFinishBody,
  RestoreCredBody,
  SetCredMetadataBody,
} from '@emberclutch/shared/contract/webauthn';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { requestClientOf } from '../security-events/request-client.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const passkeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/webauthn/register/begin',
    {
      schema: {
        summary: 'Begin to make a passkey',
        body: z.nullish(z.object({})),
        response: { 200: Ceremony, '4xx': Problem },
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
        summary: 'Keep the passkey that was made',
        body: RegisterFinishBody,
        response: { 200: RegisterFinishAnswer, '4xx': Problem },
      },
    },
    async (request) => {
      const { account, body, ip } = request;
      await app.attempts.count('passkey-finish', ip);
      const credentialId = await app.passkeyRegistration.finish(account.id, body, requestClientOf(request));
      return { verified: true, credentialId };
    },
  );

  app.post(
    '/v1/webauthn/register/creds/metadata',
    {
      schema: {
        summary: 'Tell what a passkey was made on',
        body: CredMetadataBody,
        response: { 204: z.null(), '4xx': Problem },
      },
      attachValidation: true,
    },
    async (request, reply) => {
      rejectInvalidMetadata(request);
      await app.passkeys.describe(request.account.id, request.body);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/v1/webauthn/register/creds/metadata',
    {
      schema: {
        summary: 'What is known of your passkeys, by credential id',
        response: { 200: CredMetadataById, '4xx': Problem },
      },
    },
    ({ account }) => app.passkeys.listMetadata(account.id),
  );

  app.post(
    '/v1/webauthn/set-cred-metadata',
    {
      schema: {
        summary: 'Name a passkey',
        body: SetCredMetadataBody,
        response: { 204: z.null(), '4xx': Problem },
      },
      attachValidation: true,
    },
    async (request, reply) => {
      rejectInvalidMetadata(request);
      await app.passkeys.rename(request.account.id, request.body, requestClientOf(request));
      return reply.status(204).send(null);
    },
  );

  // A wildcard, because a parameter has at most 100 characters (find-my-way), and a credential id up to 2,046.
  app.delete(
    '/v1/webauthn/cred/*',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        summary: 'Remove a passkey, by its credential id in hexadecimal; it can be restored for ten seconds',
        params: z.object({ '*': z.string() }),
        response: { 200: CredRemovedAnswer, '4xx': Problem },
      },
    },
    async (request) => ({
      restorableUntil: await app.passkeys.remove(
        request.account.id,
        request.params['*'],
        requestClientOf(request),
      ),
    }),
  );

  app.post(
    '/v1/webauthn/restore-cred',
    {
      schema: {
        summary: 'Undo the removal of a passkey',
        body: RestoreCredBody,
        response: { 204: z.null(), '4xx': Problem },
      },
    },
    async (request, reply) => {
      await app.passkeys.restore(request.account.id, request.body.credId, requestClientOf(request));
      return reply.status(204).send(null);
    },
  );
};

/** Uses the message of the specification, section 8, instead of one that names the field. */
function rejectInvalidMetadata({ validationError }: FastifyRequest): void {
  if (validationError)
    throw new ProblemError('bad_request', 'Invalid credential metadata or credential not found');
}
