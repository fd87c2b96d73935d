import { generateSecret, hashSecret } from '../../platform/secret.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { createClient } from '../../testing/sign-in.ts';

const provider = openForAll(openTestProvider);

it('accepts an account id that is a UUID without a valid version', async () => {
  const id = '7c4a8d09-ca37-62af-01e5-2054baf77f00';
  const now = provider.clock.now() / 1_000;
  const account = { id, email: 'imported@example.com', display_name: 'Imported', created_at: now };
  await provider.db.insertInto('accounts').values(account).execute();
  const sessionId = generateSecret();
  const times = { created_at: now, last_seen_at: now, authenticated_at: now, expires_at: now + 86_400 };
  const session = { id_hash: hashSecret(sessionId), account_id: id, ...times };
  await provider.db.insertInto('sessions').values(session).execute();
  const { get } = createClient(provider, sessionId);

  const paths = ['/v1/account', '/v1/account/data', '/v1/account/sessions', `/v1/assets?accId=${id}`];
  for (const path of paths) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
});
