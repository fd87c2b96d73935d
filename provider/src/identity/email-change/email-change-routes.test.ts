import { deleteWhile, formerAccount } from '../../testing/delete-while.ts';
import { openForEach } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { newestCode, newestMail, signUp } from '../../testing/sign-in.ts';
import { untilWaitingForLock } from '../../testing/until-waiting-for-lock.ts';

const before = 'moss@example.com';
const after = 'moss.lantern@example.com';

const provider = openForEach(async () => {
  const opened = await openTestProvider();
  return { ...opened, moss: await signUp(opened, before) };
});

const post = async (step: 'begin' | 'finish', payload: object, account: SignedInAccount = provider.moss) =>
  account.post(`/v1/account/email/${step}`, payload);

/** Begins a change to `after`. @returns the body of the call that finishes it */
async function begin() {
  const { challenge } = (await post('begin', { email: after })).json<{ challenge: string }>();
  const currentCode = await newestCode(provider, before);
  return { challenge, currentCode, newCode: await newestCode(provider, after) };
}

const readAddress = async ({ get }: SignedInAccount = provider.moss) =>
  (await get('/v1/account')).json().email;

it('changes the address after both addresses have confirmed, and notifies both', async () => {
  const begun = await begin();
  expect((await newestMail(provider, before)).text).toContain(after);

  expect((await post('finish', begun)).statusCode).toBe(204);

  expect(await readAddress()).toBe(after);
  for (const to of [before, after])
    expect((await newestMail(provider, to)).subject).toBe('The address of your account was changed');
  const log = await provider.moss.get('/v1/account/security-events');
  expect(log.json().events[0]).toMatchObject({ kind: 'email_changed' });
  await provider.post('/v1/auth/login', { email: before });
  expect((await newestMail(provider, before)).code).toBeNull();
});

it('changes nothing with one right code or in another account, and leaves the codes usable', async () => {
  const begun = await begin();
  const fern = await signUp(provider, 'fern@example.com', 'Fern');
  const wrong = 10_000_000;

  for (const half of [{ newCode: wrong }, { currentCode: wrong }]) {
    const answer = await post('finish', { ...begun, ...half });
    expect(answer.json()).toMatchObject({ status: 400, code: 'code_wrong', current: { tries: 4 } });
  }
  expect((await post('finish', begun, fern)).json()).toMatchObject({ status: 400, code: 'code_expired' });
  expect(await readAddress()).toBe(before);

  expect((await post('finish', begun)).statusCode).toBe(204);
  expect((await post('finish', begun)).json()).toMatchObject({ code: 'code_expired' });
});

it('does not reveal that an address has an account, and does not take it over', async () => {
  await signUp(provider, after, 'Fern');
  const taken = await post('begin', { email: after });
  const free = await post('begin', { email: 'free@example.com' });

  expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
  const subject = 'This address has a collection already';
  expect(await newestMail(provider, after)).toMatchObject({ code: null, subject });
});

it('rejects an address that another account has taken in the meantime', async () => {
  const begun = await begin();
  await signUp(provider, after, 'Fern');

  expect((await post('finish', begun)).json()).toMatchObject({ code: 'code_wrong' });
  expect(await readAddress()).toBe(before);
});

it('rejects an address that another account takes at the same moment', async () => {
  const fern = await signUp(provider, 'fern@example.com', 'Fern');
  const begun = await begin();
  const { db } = provider;

  const { answer } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ email: after }).where('id', '=', fern.accountId).execute();
    const waiting = post('finish', begun);
    await untilWaitingForLock(db);
    return { answer: waiting };
  });

  // With the embedded database, the codes are read after the other account has taken the address.
  expect(['conflict', 'code_wrong']).toContain((await answer).json().code);
  expect(await readAddress()).toBe(before);
});

it.each(['a new address', 'a new name'])(
  'does not give %s to an account that is being deleted',
  async (what) => {
    const begun = await begin();
    const { db, moss } = provider;

    await deleteWhile(db, moss.accountId, () =>
      what === 'a new name' ? moss.put('/v1/profile', { display_name: 'Lantern' }) : post('finish', begun),
    );

    const row = await db.selectFrom('accounts').select(['email', 'display_name']).executeTakeFirst();
    const { email, displayName } = formerAccount(moss.accountId);
    expect(row).toEqual({ email, display_name: displayName });
  },
);

it('rejects swapped codes, and the code of one address for both', async () => {
  const { challenge, currentCode, newCode } = await begin();
  const [leaving = '', taking = ''] = challenge.split('.');

  for (const forged of [
    { challenge: `${taking}.${leaving}`, currentCode: newCode, newCode: currentCode },
    { challenge: `${leaving}.${leaving}`, currentCode, newCode: currentCode },
  ])
    expect((await post('finish', forged)).json()).toMatchObject({ code: 'code_expired' });
  expect(await readAddress()).toBe(before);
});

it('requires a recent authentication, and a different address', async () => {
  expect((await post('begin', { email: before.toUpperCase() })).json()).toMatchObject({ code: 'conflict' });
  provider.clock.advance({ minutes: 11 });
  expect((await post('begin', { email: after })).json()).toMatchObject({ code: 'reauthentication_required' });
});
