import { newSecret, hashOf } from '../../platform/secret.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());

it.each(['/v1/account', '/v1/account/data', '/v1/account/sessions', '/v1/assets?accId='])(
  'answers %s for an account whose id is a UUID of no version',
  async (path) => {
    const id = '7c4a8d09-ca37-62af-01e5-2054baf77f00';
    const now = provider.clock.now() / 1_000;
    await provider.db
      .insertInto('accounts')
      .values({ id, email: 'imported@example.com', display_name: 'Imported', created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const sessionId = newSecret();
    await provider.db
      .insertInto('sessions')
      .values({
        id_hash: hashOf(sessionId),
        account_id: id,
        created_at: now,
        last_seen_at: now,
        authenticated_at: now,
        expires_at: now + 86_400,
      })
      .execute();

    const url = path.endsWith('=') ? `${path}${id}` : path;
    const answer = await provider.inject({ url, headers: { authorization: `Bearer ${sessionId}` } });

    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  },
);
