import {
  CredMetadataBody,
  SetCredMetadataBody,
  RegisterFinishBody,
} from '@emberclutch/contract/identity/input/webauthn.ts';
import { CredMetadataById } from '@emberclutch/contract/identity/passkey.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Ceremony } from '@emberclutch/contract/identity/ceremony.ts';
import { RegisterFinishResponse } from '@emberclutch/contract/identity/register-finish-response.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { readRequestClient } from '../request-client.ts';
import { readCurrentSession } from '../sessions/authentication.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const passkeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/webauthn/register/begin',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'beginPasskeyRegistration',
        summary: 'Create options to register a passkey',
        description: '`conflict`: the account has the maximum number of passkeys.',
        problems: ['conflict', 'too_many_requests'],
        body: z.nullish(z.object({})),
        response: { 200: schemaOf(Ceremony) },
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
        operationId: 'finishPasskeyRegistration',
        summary: 'Register a new passkey',
        description:
          '`forbidden`: `sessionData` has expired or was used. `conflict`: the passkey is registered already.',
        problems: ['forbidden', 'conflict', 'too_many_requests'],
        body: RegisterFinishBody,
        response: { 200: schemaOf(RegisterFinishResponse) },
      },
    },
    async (request) => {
      const { body, ip } = request;
      await app.attempts.count('passkey-finish', ip);
      const client = readRequestClient(request);
      const credentialId = await app.passkeyRegistration.finish(readCurrentSession(request), body, client);
      return { verified: true, credentialId };
    },
  );

  app.post(
    '/v1/webauthn/register/creds/metadata',
    {
      schema: {
        operationId: 'describePasskey',
        summary: 'Store the device on which a passkey was created',
        description: 'Fields that are absent or null stay as they are.',
        problems: ['forbidden', 'not_found'],
        body: CredMetadataBody,
        response: { 204: z.null() },
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
        operationId: 'listPasskeyMetadata',
        summary: 'List the metadata of the passkeys of the account, by credential id',
        response: { 200: schemaOf(CredMetadataById) },
      },
    },
    ({ account }) => app.passkeys.listMetadata(account.id),
  );

  app.post(
    '/v1/webauthn/set-cred-metadata',
    {
      schema: {
        operationId: 'renamePasskey',
        summary: 'Rename a passkey',
        problems: ['forbidden', 'not_found'],
        body: SetCredMetadataBody,
        response: { 204: z.null() },
      },
      attachValidation: true,
    },
    async (request, reply) => {
      rejectInvalidMetadata(request);
      await app.passkeys.rename(request.account.id, request.body, readRequestClient(request));
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/v1/webauthn/cred/:credentialId',
    {
      preHandler: app.requireRecentAuthentication,
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description: 'The path has the bytes of the credential id in hexadecimal.',
        problems: ['forbidden', 'not_found', 'too_many_requests'],
        params: z.object({ credentialId: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await app.passkeys.remove(request.account.id, request.params.credentialId, readRequestClient(request));
      return reply.status(204).send(null);
    },
  );
};

/** Uses the message of the specification, section 8, instead of one that names the field. */
function rejectInvalidMetadata({ validationError }: FastifyRequest): void {
  if (validationError)
    throw new ProblemError('bad_request', 'Invalid credential metadata or credential not found');
}
