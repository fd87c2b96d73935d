import { Account } from '@emberclutch/shared/contract/account';
import { Problem } from '@emberclutch/shared/contract/problem';
import { ProfileBody } from '@emberclutch/shared/contract/profile';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account',
    { schema: { summary: 'Who is signed in', response: { 200: Account, '4xx': Problem } } },
    ({ account }) => app.accounts.get(account.id),
  );

  app.put(
    '/v1/profile',
    {
      schema: {
        summary: 'Change what you are called',
        body: ProfileBody,
        response: { 200: Account, '4xx': Problem },
      },
    },
    ({ account, body }) => app.accounts.rename(account.id, body.display_name),
  );
};
