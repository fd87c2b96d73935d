import { Account } from '@emberclutch/shared/contract/account';
import { Problem } from '@emberclutch/shared/contract/problem';
import { ProfileBody } from '@emberclutch/shared/contract/profile';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nowInSeconds } from '../../platform/clock.ts';
import { getAccount, renameAccount } from '../account-repository.ts';
import { findSeasonAt } from '../../seasons/season-repository.ts';
import { userHandleOf } from '../passkeys/relying-party.ts';

/** Mounted inside the authenticated scope: `request.account` is always there. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/account',
    { schema: { summary: 'Who is signed in', response: { 200: Account, '4xx': Problem } } },
    ({ account }) => present(account.id),
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
    async ({ account, body }) => {
      await renameAccount(app.db, account.id, body.display_name);
      return present(account.id);
    },
  );

  async function present(id: string): Promise<Account> {
    const account = await getAccount(app.db, id);
    const season = await findSeasonAt(app.db, nowInSeconds(app.clock));
    const { credentials, credMetadata } = await app.passkeys.list(id);
    const userId = Buffer.from(userHandleOf(id)).toString('base64url');
    return {
      ...account,
      metadata: { season: season?.name ?? 'GENESIS', age: season?.age ?? 0, credMetadata },
      credentials,
      webauthn: { rpId: app.config.passkeys.rpId, userId },
    };
  }
};
