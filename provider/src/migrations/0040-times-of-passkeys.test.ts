import type { Kysely } from 'kysely';
import { openForEach } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { createPasskey } from '../testing/passkeys.ts';
import { signUp } from '../testing/sign-in.ts';
import { up } from './0040-times-of-passkeys.ts';

const provider = openForEach(openTestProvider);

it('gives a passkey the time of its entry in the security log, which was written seconds later', async () => {
  const { db, clock } = provider;
  const owner = await signUp(provider, 'alder@example.invalid', 'Alder');
  await createPasskey(owner);
  clock.advance({ seconds: 120 });
  await createPasskey(owner);
  const readEntryTimes = async () =>
    (
      await db
        .selectFrom('security_events')
        .select('at')
        .where('kind', '=', 'passkey_added')
        .orderBy('at')
        .execute()
    ).map(({ at }) => at);
  const readPasskeyTimes = async () =>
    (await db.selectFrom('passkeys').select('created_at').orderBy('created_at').execute()).map(
      (passkey) => passkey.created_at,
    );
  await db
    .updateTable('passkeys')
    .set(({ eb }) => ({ created_at: eb('created_at', '-', 7) }))
    .execute();

  // Cast: a migration runs on the schema of an earlier version, for which there are no types.
  await up(db as unknown as Kysely<unknown>);

  expect(await readPasskeyTimes()).toEqual(await readEntryTimes());
});
