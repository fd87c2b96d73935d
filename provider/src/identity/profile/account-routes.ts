import { Account } from '@emberclutch/contract/identity/account.ts';
import { ProfileBody } from '@emberclutch/contract/identity/input/profile.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account',
    {
      schema: {
        operationId: 'getAccount',
        summary: 'Get the signed-in account',
        response: { 200: schemaOf(Account) },
      },
    },
    ({ account }) => app.accounts.get(account.id),
  );

  app.put(
    '/v1/profile',
    {
      schema: {
        operationId: 'updateProfile',
        summary: 'Change the display name',
        body: ProfileBody,
        response: { 200: schemaOf(Account) },
      },
    },
    ({ account, body }) => app.accounts.rename(account.id, body.display_name),
  );
};
