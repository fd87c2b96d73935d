import { sql } from 'kysely';
import type { AccountData } from '@emberclutch/contract/identity/account-data.ts';
import { anonymizeAccount, lockAccount, lockAccountForDeletion } from '../identity/account-repository.ts';
import { SessionService } from '../identity/sessions/session-service.ts';
import { hashOf } from '../platform/secret.ts';
import { embeddedCalendar } from '../seasons/calendar-settings.ts';
import { createVictim } from '../testing/create-victim.ts';
import type { Victim } from '../testing/create-victim.ts';
import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { beginRegistration, signInByPasskey } from '../testing/passkeys.ts';
import type { SignedInAccount } from '../testing/sign-in.ts';
import { newestCode, newestMail, signUp } from '../testing/sign-in.ts';
import { untilWaitingForLock } from '../testing/until-waiting-for-lock.ts';
import { removePersonalData } from './personal-data-repository.ts';
import { personalTables } from './personal-tables.ts';

let provider: TestProvider;
let keeper: Victim;

beforeAll(async () => {
  provider = await openTestProvider({ calendar: { ...embeddedCalendar, pastSeasons: 0 } });
  keeper = await createVictim(provider);
  await beginRegistration(provider, keeper);
  await addRowsOfOtherAdapters();
});

afterAll(() => provider.close());

const call = (method: 'DELETE' | 'GET', url: string, { headers }: SignedInAccount = keeper) =>
  provider.inject({ method, url, headers: { ...headers, 'user-agent': 'Linden Browser' } });

/** Adds the rows that the sandbox and the outbox do not write. */
async function addRowsOfOtherAdapters() {
  await sql`insert into payment_sessions (id, lock_id) values ('cs_1', ${keeper.receipt.purchaseId})`.execute(
    provider.db,
  );
  await sql`insert into mail_queue (id, recipient, subject, text, created_at, due_at)
    values (gen_random_uuid(), ${keeper.email}, 'subject', 'text', 0, 0)`.execute(provider.db);
}

/** Every row of the database by table, as text. */
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
  it('is neither logged nor mailed for a request that asks for its headers only', async () => {
    const { headers } = await signUp(provider, 'head@example.com', 'Head');

    const answer = await provider.inject({ method: 'HEAD', url: '/v1/account/data', headers });

    expect(answer.statusCode).toBe(404);
    expect((await newestMail(provider, 'head@example.com')).subject).not.toContain('downloaded');
  });

  it('contains every table that holds something of the account, and nothing of others', async () => {
    await signUp(provider, 'other@example.com', 'Other');
    const answer = await call('GET', '/v1/account/data');
    const { accountId, tables } = answer.json<AccountData>();

    expect(answer.headers['content-disposition']).toBe('attachment; filename="account-data.json"');
    expect(accountId).toBe(keeper.accountId);
    const personal = Object.keys(personalTables).filter(
      (table) => personalTables[table as keyof typeof personalTables] !== null,
    );
    expect(Object.keys(tables)).toEqual(personal);
    expect(personal.filter((table) => tables[table]?.length === 0)).toEqual([]);
    expect(tables['accounts']).toMatchObject([{ email: keeper.email, displayName: 'Victim' }]);
    expect(tables['assets']?.map(({ id }) => id)).toEqual(expect.arrayContaining(keeper.receipt.assetIds));
    expect(tables['purchases']).toContainEqual(
      expect.objectContaining({ id: keeper.receipt.purchaseId, total: '110.00' }),
    );
    expect(tables['passkeys']).toMatchObject([{ publicKey: expect.stringMatching(/^[\w-]+$/) }]);
    expect(answer.body).not.toContain('other@example.com');
  });

  it('misses no table in which an id, the address or the name of the account stands', async () => {
    const { tables } = (await call('GET', '/v1/account/data')).json<AccountData>();
    const mentions = (rows: string[]) =>
      rows.some((row) => [keeper.accountId, keeper.email, 'Victim'].some((word) => row.includes(word)));
    const world = await readWorld();

    const found = Object.keys(world).filter((table) => mentions(world[table] ?? []));

    expect(found.length).toBeGreaterThan(8);
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(found));
  });

  it('contains nothing that opens the account', async () => {
    const locks = await provider.db.selectFrom('locks').select('checkout_secret').execute();
    const checkouts = locks.flatMap(({ checkout_secret }) => checkout_secret ?? []);

    const { body } = await call('GET', '/v1/account/data');

    // The hash of a basket is none of a secret.
    expect(body.replaceAll('"bodyHash"', '')).not.toMatch(
      /[hH]ash"|[sS]ecret"|[cC]hallenge"|"code":|"genome"|"text"/,
    );
    expect(checkouts).toHaveLength(4);
    for (const secret of [hashOf(keeper.sessionId), ...checkouts]) expect(body).not.toContain(secret);
  });

  it('is logged and mailed', async () => {
    await call('GET', '/v1/account/data');

    const { events } = (await call('GET', '/v1/account/security-events')).json();
    expect(events[0]).toMatchObject({ kind: 'data_exported', userAgent: 'Linden Browser' });
    expect((await newestMail(provider, keeper.email)).subject).toBe('Your data was downloaded');
  });
});

it('counts what an account leaves behind', async () => {
  expect((await call('GET', '/v1/account/holdings')).json()).toEqual({
    // One of the two eggs that are disputed is withdrawn.
    dragons: 3,
    gatewayKeys: 2,
    purchases: 3,
  });
});

describe('the deletion', () => {
  let before: Awaited<ReturnType<typeof readWorld>>;
  let after: typeof before;
  let status: number;

  beforeAll(async () => {
    before = await readWorld();
    status = (await call('DELETE', '/v1/account')).statusCode;
    after = await readWorld();
  });

  it('leaves neither address, name, device nor passkey in any table', () => {
    const traces = [keeper.email, 'Victim', 'Linden Browser', 'Linden laptop', keeper.known[3] ?? ''];
    const tracesIn = (world: typeof before) =>
      Object.entries(world).flatMap(([table, rows]) =>
        rows.flatMap((row) => (traces.some((trace) => row.includes(trace)) ? [{ table, row }] : [])),
      );

    expect(status).toBe(204);
    expect(tracesIn(before).length).toBeGreaterThan(8);
    // The mail that says so, which the outbox of a trial keeps for a week.
    expect(tracesIn(after)).toEqual([
      { table: 'mails', row: expect.stringContaining('Your account was deleted') },
    ]);
  });

  it('gives the assets to a former keeper, and keeps the sale', async () => {
    for (const table of ['assets', 'purchases', 'payments', 'locks'])
      expect(after[table]).toEqual(before[table]);
    const [egg] = keeper.receipt.assetIds;
    expect((await provider.inject({ url: `/v1/assets/${egg}` })).json()).toMatchObject({
      accId: keeper.accountId,
      accDisplayName: 'a former keeper',
    });
    const { users } = (await provider.inject({ url: '/v1/metrics' })).json();
    expect(users).toBe((after['accounts']?.length ?? 0) - 1);
  });

  it('closes every way in, also to a sign-in that had begun before', async () => {
    expect((await call('GET', '/v1/account')).statusCode).toBe(401);
    expect((await signInByPasskey(provider, keeper.authenticator)).statusCode).toBe(404);
    await provider.inject({ method: 'POST', url: '/v1/auth/login', payload: { email: keeper.email } });
    expect((await newestMail(provider, keeper.email)).text).toContain('belongs to no account');
    const reset = { username: 'a former keeper' };
    await provider.inject({ method: 'POST', url: '/v1/account/forgot-password/init', payload: reset });
    const { rows } = await sql`select from mails where recipient like '%.invalid'`.execute(provider.db);
    expect(rows).toEqual([]);

    const { db, clock, config } = provider;
    const sessions = new SessionService({ db, clock, settings: config.session });
    const client = { keepsCookies: false, userAgent: undefined, clientAddress: '127.0.0.1' };
    await expect(sessions.open(keeper.accountId, client)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('lets the address begin again, with an account of its own', async () => {
    const again = await signUp(provider, keeper.email, 'Victim');

    expect(again.accountId).not.toBe(keeper.accountId);
    expect((await call('GET', '/v1/account/holdings', again)).json()).toEqual({
      dragons: 0,
      gatewayKeys: 0,
      purchases: 0,
    });
  });
});

it('asks for a recent authentication before data leaves or the account goes', async () => {
  const late = await signUp(provider, 'late@example.com', 'Late');
  provider.clock.advance({ minutes: 11 });

  for (const [method, url] of [
    ['GET', '/v1/account/data'],
    ['DELETE', '/v1/account'],
  ] as const)
    expect((await call(method, url, late)).json()).toMatchObject({ code: 'reauthentication_required' });
  expect((await call('GET', '/v1/account', late)).statusCode).toBe(200);
});

it.each([
  ['a change of its address', 'email/begin', { email: 'linden.lantern@example.com' }],
  ['a proof by code', 'reauthentication/code/begin', undefined],
])('leaves nothing of %s that begins while the account is deleted', async (_what, path, payload) => {
  const address = `linden-${path.length}@example.com`;
  const linden = await signUp(provider, address, 'Linden');
  const { db } = provider;

  const { answer } = await db.transaction().execute(async (trx) => {
    const { email } = await lockAccountForDeletion(trx, linden.accountId);
    await removePersonalData(trx, { accountId: linden.accountId, email });
    const { headers } = linden;
    const begun = provider.inject({ method: 'POST', url: `/v1/account/${path}`, headers, payload });
    await Promise.race([begun, untilWaitingForLock(db)]);
    const former = { email: `${linden.accountId}@accounts.invalid`, displayName: 'a former keeper', now: 1 };
    await anonymizeAccount(trx, linden.accountId, former);
    // In an object: the transaction would wait for a promise.
    return { answer: begun };
  });

  expect((await answer).statusCode).toBe(401);
  const mentions = Object.entries(await readWorld()).filter(([, rows]) => rows.join().includes('linden'));
  expect(mentions).toEqual([]);
});

it('does not deadlock with a change of the address that ends meanwhile', async () => {
  const linden = await signUp(provider, 'linden@example.com', 'Linden');
  const { db } = provider;
  const send = (method: 'DELETE' | 'POST', path: string, payload?: object) =>
    provider.inject({
      method,
      url: `/v1/account${path}`,
      headers: linden.headers,
      ...(payload && { payload }),
    });
  const { challenge } = (await send('POST', '/email/begin', { email: 'lantern@example.com' })).json();
  const currentCode = await newestCode(provider, 'linden@example.com');
  const newCode = await newestCode(provider, 'lantern@example.com');

  const { deletion, change } = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, linden.accountId);
    const deleting = send('DELETE', '');
    await untilWaitingForLock(db);
    const changing = send('POST', '/email/finish', { challenge, currentCode, newCode });
    await untilWaitingForLock(db, 2);
    // In an object: the transaction would wait for the promises.
    return { deletion: deleting, change: changing };
  });

  expect((await deletion).statusCode).toBe(204);
  // The embedded database reads the session before or after the deletion.
  expect(['code_expired', 'unauthorized']).toContain((await change).json().code);
});
