import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { newestCode, newestMail, signUp } from '../../testing/sign-in.ts';
import { anonymizeAccount, lockAccountForDeletion } from '../account-repository.ts';
import { untilWaitingForLock } from '../../testing/until-waiting-for-lock.ts';

let provider: TestProvider;
let moss: SignedInAccount;
const before = 'moss@example.com';
const after = 'moss.lantern@example.com';

beforeEach(async () => {
  provider = await openTestProvider();
  moss = await signUp(provider, before);
});

afterEach(() => provider.close());

const post = (step: 'begin' | 'finish', payload: object, { headers }: SignedInAccount = moss) =>
  provider.inject({ method: 'POST', url: `/v1/account/email/${step}`, headers, payload });

const begin = async (email = after) => (await post('begin', { email })).json<{ challenge: string }>();

const addressOf = async ({ headers }: SignedInAccount) =>
  (await provider.inject({ url: '/v1/account', headers })).json().email;

const codes = async () => ({
  currentCode: await newestCode(provider, before),
  newCode: await newestCode(provider, after),
});

it('changes the address after both addresses have confirmed, and tells both', async () => {
  const { challenge } = await begin();
  expect((await newestMail(provider, before)).text).toContain(after);

  const answer = await post('finish', { challenge, ...(await codes()) });

  expect(answer.statusCode).toBe(204);
  expect(await addressOf(moss)).toBe(after);
  for (const to of [before, after])
    expect((await newestMail(provider, to)).subject).toBe('The address of your account was changed');
  const log = await provider.inject({ url: '/v1/account/security-events', headers: moss.headers });
  expect(log.json().events[0]).toMatchObject({ kind: 'email_changed' });
  await provider.inject({ method: 'POST', url: '/v1/auth/login', payload: { email: before } });
  expect((await newestMail(provider, before)).code).toBeNull();
});

it('changes nothing with one right code, and leaves it usable', async () => {
  const { challenge } = await begin();
  const both = await codes();
  const wrong = 10_000_000;

  for (const half of [{ newCode: wrong }, { currentCode: wrong }]) {
    const answer = await post('finish', { challenge, ...both, ...half });
    expect(answer.json()).toMatchObject({ status: 400, code: 'code_wrong', current: { tries: 4 } });
  }
  expect(await addressOf(moss)).toBe(before);

  expect((await post('finish', { challenge, ...both })).statusCode).toBe(204);
  expect((await post('finish', { challenge, ...both })).json()).toMatchObject({ code: 'code_expired' });
});

it('does not reveal that an address has an account, and does not take it', async () => {
  await signUp(provider, after, 'Fern');
  const taken = await post('begin', { email: after });
  const free = await post('begin', { email: 'free@example.com' });

  expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
  const mail = await newestMail(provider, after);
  expect(mail).toMatchObject({ code: null, subject: 'This address has a collection already' });
});

it('refuses an address that another account has taken meanwhile', async () => {
  const { challenge } = await begin();
  const both = await codes();
  await signUp(provider, after, 'Fern');

  const answer = await post('finish', { challenge, ...both });

  expect(answer.json()).toMatchObject({ code: 'code_wrong' });
  expect(await addressOf(moss)).toBe(before);
});

it('refuses an address that another account takes at the same moment', async () => {
  const fern = await signUp(provider, 'fern@example.com', 'Fern');
  const { challenge } = await begin();
  const both = await codes();
  const { db } = provider;

  const { answer } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ email: after }).where('id', '=', fern.accountId).execute();
    const waiting = post('finish', { challenge, ...both });
    await untilWaitingForLock(db);
    return { answer: waiting };
  });

  // With the embedded database, the codes are read after the other account has taken the address.
  expect(['conflict', 'code_wrong']).toContain((await answer).json().code);
  expect(await addressOf(moss)).toBe(before);
});

it.each(['a new address', 'a new name'])(
  'does not give %s to an account that is being deleted',
  async (what) => {
    const { challenge } = await begin();
    const both = await codes();
    const { db } = provider;
    const rename = () =>
      provider.inject({
        method: 'PUT',
        url: '/v1/profile',
        headers: moss.headers,
        payload: { display_name: 'Lantern' },
      });

    const { answer } = await db.transaction().execute(async (trx) => {
      await lockAccountForDeletion(trx, moss.accountId);
      const waiting = what === 'a new name' ? rename() : post('finish', { challenge, ...both });
      await untilWaitingForLock(db);
      const former = { email: 'former@accounts.invalid', displayName: 'A former keeper', now: 1 };
      await anonymizeAccount(trx, moss.accountId, former);
      return { answer: waiting };
    });
    await answer;

    const row = await db.selectFrom('accounts').select(['email', 'display_name']).executeTakeFirst();
    expect(row).toEqual({ email: 'former@accounts.invalid', display_name: 'A former keeper' });
  },
);

it('refuses codes in another account', async () => {
  const { challenge } = await begin();
  const fern = await signUp(provider, 'fern@example.com', 'Fern');

  const answer = await post('finish', { challenge, ...(await codes()) }, fern);

  expect(answer.json()).toMatchObject({ status: 400, code: 'code_expired' });
  expect(await addressOf(fern)).toBe('fern@example.com');
});

it('refuses codes of a sign-in, and the code of one address for both', async () => {
  const { challenge } = await begin();
  const { currentCode, newCode } = await codes();
  const [leaving = '', taking = ''] = challenge.split('.');

  const swapped = { challenge: `${taking}.${leaving}`, currentCode: newCode, newCode: currentCode };
  expect((await post('finish', swapped)).json()).toMatchObject({ code: 'code_expired' });
  const once = { challenge: `${leaving}.${leaving}`, currentCode, newCode: currentCode };
  expect((await post('finish', once)).json()).toMatchObject({ code: 'code_expired' });
  expect(await addressOf(moss)).toBe(before);
});

it('asks for a recent authentication, and for another address', async () => {
  expect((await post('begin', { email: before.toUpperCase() })).json()).toMatchObject({ code: 'conflict' });
  provider.clock.advance({ minutes: 11 });
  expect((await post('begin', { email: after })).json()).toMatchObject({ code: 'reauthentication_required' });
});
