import { sql } from 'kysely';
import type { AccountData } from '@emberclutch/contract/identity/account-data.ts';
import { lockAccount } from '../identity/account-repository.ts';
import { SessionService } from '../identity/sessions/session-service.ts';
import { hashSecret } from '../platform/secret.ts';
import { createVictim } from '../testing/create-victim.ts';
import { deleteWhile } from '../testing/delete-while.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestSpawn } from '../testing/open-test-spawn.ts';
import { beginRegistration, signInByPasskey } from '../testing/passkeys.ts';
import { readNewestCode, findNewestMail, signUp, testClient } from '../testing/sign-in.ts';
import { waitForBlockedStatements } from '../testing/wait-for-blocked-statements.ts';
import { removePersonalData } from './personal-data-repository.ts';
import { personalTables } from './personal-tables.ts';

const provider = openForAll(async () => {
  const testSpawn = await openTestSpawn();
  const player = await createVictim(testSpawn);
  await beginRegistration(player);
  // The rows that the sandbox and the outbox do not write.
  await sql`insert into payment_sessions (id, lock_id) values ('cs_1', ${player.receipt.purchaseId})`.execute(
    testSpawn.db,
  );
  await sql`insert into mail_queue (id, recipient, subject, text, created_at, due_at)
    values (gen_random_uuid(), ${player.email}, 'subject', 'text', 0, 0)`.execute(testSpawn.db);
  return { ...testSpawn, player };
});

const downloadData = () =>
  provider.player.get('/v1/account/data', undefined, { 'user-agent': 'Linden Browser' });

/** Reads every row of the database by table, as text. */
async function readWorld(): Promise<Record<string, string[]>> {
  const world: Record<string, string[]> = {};
  for (const table of Object.keys(personalTables)) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      provider.db,
    );
    world[table] = rows.map(({ row }) => row);
  }
  return world;
}

describe('the download', () => {
  it('the download is neither logged nor mailed for a HEAD request', async () => {
    const { headers } = await signUp(provider, 'head@example.com', 'Head');

    const response = await provider.inject({ method: 'HEAD', url: '/v1/account/data', headers });

    expect(response.statusCode).toBe(404);
    expect((await findNewestMail(provider, 'head@example.com')).subject).not.toContain('downloaded');
  });

  it('the download contains every table with data of the account, and no data of others', async () => {
    const { player } = provider;
    await signUp(provider, 'other@example.com', 'Other');
    const response = await downloadData();
    const { accountId, tables } = response.json<AccountData>();

    expect(response.headers['content-disposition']).toBe('attachment; filename="account-data.json"');
    expect(accountId).toBe(player.accountId);
    const tablesWithData = Object.entries(personalTables).flatMap(([table, personalTable]) =>
      personalTable ? [table] : [],
    );
    expect(Object.keys(tables)).toEqual(tablesWithData);
    expect(tablesWithData.filter((table) => tables[table]?.length === 0)).toEqual([]);
    expect(tables['accounts']).toMatchObject([{ email: player.email, displayName: 'Victim' }]);
    expect(tables['assets']?.map(({ id }) => id)).toEqual(expect.arrayContaining(player.receipt.assetIds));
    const sale = { id: player.receipt.purchaseId, total: '110.00' };
    expect(tables['purchases']).toContainEqual(expect.objectContaining(sale));
    expect(tables['passkeys']).toMatchObject([{ publicKey: expect.stringMatching(/^[\w-]+$/) }]);
    expect(response.body).not.toContain('other@example.com');
  });

  it('the download includes every table that contains an id, the address or the name of the account', async () => {
    const { accountId, email } = provider.player;
    const { tables } = (await downloadData()).json<AccountData>();

    const tablesWithTraces = Object.entries(await readWorld()).flatMap(([table, rows]) =>
      rows.some((row) => [accountId, email, 'Victim'].some((word) => row.includes(word))) ? [table] : [],
    );

    expect(tablesWithTraces.length).toBeGreaterThan(8);
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(tablesWithTraces));
  });

  it('the download contains no credentials', async () => {
    const locks = await provider.db.selectFrom('locks').select('checkout_secret').execute();
    const checkouts = locks.flatMap(({ checkout_secret }) => checkout_secret ?? []);

    const { body } = await downloadData();

    // The hash of a basket is not the hash of a secret.
    expect(body.replaceAll('"bodyHash"', '')).not.toMatch(
      /[hH]ash"|[sS]ecret"|[cC]hallenge"|"code":|"genome"|"text"/,
    );
    expect(checkouts).toHaveLength(4);
    for (const secret of [hashSecret(provider.player.sessionId), ...checkouts])
      expect(body).not.toContain(secret);
  });

  it('the download is logged and mailed', async () => {
    await downloadData();

    const { events } = (await provider.player.get('/v1/account/security-events')).json();
    expect(events[0]).toMatchObject({ kind: 'data_exported', userAgent: 'Linden Browser' });
    expect((await findNewestMail(provider, provider.player.email)).subject).toBe('Your data was downloaded');
  });
});

it('counts the assets and purchases that remain after a deletion', async () => {
  // One of the two disputed eggs is withdrawn.
  const remainingHoldings = { dragons: 3, gatewayKeys: 2, purchases: 3 };
  expect((await provider.player.get('/v1/account/holdings')).json()).toEqual(remainingHoldings);
});

describe('the deletion', () => {
  let worldBefore: Awaited<ReturnType<typeof readWorld>>;
  let worldAfter: typeof worldBefore;
  let status: number;

  beforeAll(async () => {
    worldBefore = await readWorld();
    status = (await provider.player.delete('/v1/account')).statusCode;
    worldAfter = await readWorld();
  });

  it('the deletion leaves no address, name, device or passkey in any table', () => {
    const { email, identifiers } = provider.player;
    const traces = [email, 'Victim', 'Linden Browser', 'Linden laptop', identifiers[3] ?? ''];
    const findTraces = (world: typeof worldBefore) =>
      Object.entries(world).flatMap(([table, rows]) =>
        rows.flatMap((row) => (traces.some((trace) => row.includes(trace)) ? [{ table, row }] : [])),
      );

    expect(status).toBe(204);
    expect(findTraces(worldBefore).length).toBeGreaterThan(8);
    // The mail about the deletion, which the outbox of a trial keeps for a week.
    const row = expect.stringContaining('Your account was deleted');
    expect(findTraces(worldAfter)).toEqual([{ table: 'mails', row }]);
  });

  it('the deletion keeps the assets and the sale under the name of a former keeper', async () => {
    const { accountId, receipt } = provider.player;
    for (const table of ['assets', 'purchases', 'payments', 'locks'])
      expect(worldAfter[table]).toEqual(worldBefore[table]);
    const formerOwner = { accId: accountId, accDisplayName: 'a former keeper' };
    expect((await provider.get(`/v1/assets/${receipt.assetIds[0]}`)).json()).toMatchObject(formerOwner);
    const { users } = (await provider.get('/v1/metrics')).json();
    expect(users).toBe((worldAfter['accounts']?.length ?? 0) - 1);
  });

  it('the deletion disables every way to sign in, including a pending sign-in', async () => {
    const { accountId, email, authenticator, isSignedIn } = provider.player;
    expect(await isSignedIn()).toBe(false);
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(404);
    await provider.post('/v1/auth/login', { email });
    expect((await findNewestMail(provider, email)).text).toContain('belongs to no account');
    await provider.post('/v1/account/forgot-password/init', { username: 'a former keeper' });
    const { rows } = await sql`select from mails where recipient like '%.invalid'`.execute(provider.db);
    expect(rows).toEqual([]);

    const { db, clock, config } = provider;
    const sessions = new SessionService({ db, clock, settings: config.session });
    await expect(sessions.open(accountId, testClient)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('the deletion allows the address to sign up again, with a new account', async () => {
    const newAccount = await signUp(provider, provider.player.email, 'Victim');

    expect(newAccount.accountId).not.toBe(provider.player.accountId);
    const noHoldings = { dragons: 0, gatewayKeys: 0, purchases: 0 };
    expect((await newAccount.get('/v1/account/holdings')).json()).toEqual(noHoldings);
  });
});

it('requires a recent authentication before a download or a deletion', async () => {
  const account = await signUp(provider, 'wren@example.com', 'Wren');
  provider.clock.advance({ minutes: 11 });

  for (const response of [await account.get('/v1/account/data'), await account.delete('/v1/account')])
    expect(response.json()).toMatchObject({ code: 'reauthentication_required' });
  expect(await account.isSignedIn()).toBe(true);
});

it.each([
  ['a change of its address', 'email/begin', { email: 'wickenfold.new@example.com' }],
  ['a proof by code', 'reauthentication/code/begin', undefined],
])('leaves no data of %s that begins while the account is deleted', async (_what, path, payload) => {
  const account = await signUp(provider, `wickenfold-${path.length}@example.com`, 'Wickenfold');

  const response = await deleteWhile(
    provider.db,
    account.accountId,
    () => account.post(`/v1/account/${path}`, payload),
    (trx, email) => removePersonalData(trx, { accountId: account.accountId, email }),
  );

  expect(response.statusCode).toBe(401);
  // The words of charms, which other accounts' eggs have, do not contain the name.
  const mentions = Object.entries(await readWorld()).filter(([, rows]) => rows.join().includes('wickenfold'));
  expect(mentions).toEqual([]);
});

it('does not deadlock with a change to the address that ends at the same time', async () => {
  const linden = await signUp(provider, 'linden@example.com', 'Linden');
  const { db } = provider;
  const newAddress = { email: 'lantern@example.com' };
  const { challenge } = (await linden.post('/v1/account/email/begin', newAddress)).json();
  const currentCode = await readNewestCode(provider, 'linden@example.com');
  const newCode = await readNewestCode(provider, 'lantern@example.com');

  const { pendingDeletion, pendingChange } = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, linden.accountId);
    const deletion = linden.delete('/v1/account');
    await waitForBlockedStatements(db);
    const change = linden.post('/v1/account/email/finish', { challenge, currentCode, newCode });
    await waitForBlockedStatements(db, 2);
    // Wrapped in an object, because the transaction would wait for bare promises.
    return { pendingDeletion: deletion, pendingChange: change };
  });

  expect((await pendingDeletion).statusCode).toBe(204);
  // The embedded database reads the session before or after the deletion.
  expect(['code_expired', 'unauthorized']).toContain((await pendingChange).json().code);
});
