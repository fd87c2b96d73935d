import { deleteWhile, describeFormerAccount } from '../../testing/delete-while.ts';
import { openForEach } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { readNewestCode, findNewestMail, signUp } from '../../testing/sign-in.ts';
import { waitForBlockedStatements } from '../../testing/wait-for-blocked-statements.ts';

const currentAddress = 'moss@example.com';
const newAddress = 'moss.lantern@example.com';

const provider = openForEach(async () => {
  const testProvider = await openTestProvider();
  return { ...testProvider, moss: await signUp(testProvider, currentAddress) };
});

const post = async (step: 'begin' | 'finish', payload: object, account: SignedInAccount = provider.moss) =>
  account.post(`/v1/account/email/${step}`, payload);

/** Begins a change to `newAddress`. @returns the body of the call that finishes it */
async function begin() {
  const { challenge } = (await post('begin', { email: newAddress })).json<{ challenge: string }>();
  const currentCode = await readNewestCode(provider, currentAddress);
  return { challenge, currentCode, newCode: await readNewestCode(provider, newAddress) };
}

const readAddress = async ({ get }: SignedInAccount = provider.moss) =>
  (await get('/v1/account')).json().email;

it('changes the address after both addresses have confirmed, and notifies both', async () => {
  const confirmation = await begin();
  expect((await findNewestMail(provider, currentAddress)).text).toContain(newAddress);

  expect((await post('finish', confirmation)).statusCode).toBe(204);

  expect(await readAddress()).toBe(newAddress);
  for (const to of [currentAddress, newAddress])
    expect((await findNewestMail(provider, to)).subject).toBe('The address of your account was changed');
  const log = await provider.moss.get('/v1/account/security-events');
  expect(log.json().events[0]).toMatchObject({ kind: 'email_changed' });
  await provider.post('/v1/auth/login', { email: currentAddress });
  expect((await findNewestMail(provider, currentAddress)).code).toBeNull();
});

it('changes nothing with only one right code or in another account, and leaves the codes usable', async () => {
  const confirmation = await begin();
  const fern = await signUp(provider, 'fern@example.com', 'Fern');
  const wrongCode = 10_000_000;

  for (const wrongHalf of [{ newCode: wrongCode }, { currentCode: wrongCode }]) {
    const response = await post('finish', { ...confirmation, ...wrongHalf });
    expect(response.json()).toMatchObject({ status: 400, code: 'code_wrong', current: { tries: 4 } });
  }
  expect((await post('finish', confirmation, fern)).json()).toMatchObject({
    status: 400,
    code: 'code_expired',
  });
  expect(await readAddress()).toBe(currentAddress);

  expect((await post('finish', confirmation)).statusCode).toBe(204);
  expect((await post('finish', confirmation)).json()).toMatchObject({ code: 'code_expired' });
});

it('does not reveal that an address has an account, and does not take the address over', async () => {
  await signUp(provider, newAddress, 'Fern');
  const takenResponse = await post('begin', { email: newAddress });
  const freeResponse = await post('begin', { email: 'free@example.com' });

  expect(Object.keys(takenResponse.json())).toEqual(Object.keys(freeResponse.json()));
  const subject = 'This address has a collection already';
  expect(await findNewestMail(provider, newAddress)).toMatchObject({ code: null, subject });
});

it('rejects an address that another account has taken in the meantime', async () => {
  const confirmation = await begin();
  await signUp(provider, newAddress, 'Fern');

  expect((await post('finish', confirmation)).json()).toMatchObject({ code: 'code_wrong' });
  expect(await readAddress()).toBe(currentAddress);
});

it('rejects an address that another account takes at the same moment', async () => {
  const fern = await signUp(provider, 'fern@example.com', 'Fern');
  const confirmation = await begin();
  const { db } = provider;

  const { response } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ email: newAddress }).where('id', '=', fern.accountId).execute();
    const pendingResponse = post('finish', confirmation);
    await waitForBlockedStatements(db);
    return { response: pendingResponse };
  });

  // With the embedded database, the codes are read after the other account has taken the address.
  expect(['conflict', 'code_wrong']).toContain((await response).json().code);
  expect(await readAddress()).toBe(currentAddress);
});

it.each(['a new address', 'a new name'])(
  'does not give %s to an account that is being deleted',
  async (what) => {
    const confirmation = await begin();
    const { db, moss } = provider;

    await deleteWhile(db, moss.accountId, () =>
      what === 'a new name'
        ? moss.put('/v1/profile', { display_name: 'Lantern' })
        : post('finish', confirmation),
    );

    const row = await db.selectFrom('accounts').select(['email', 'display_name']).executeTakeFirst();
    const { email, displayName } = describeFormerAccount(moss.accountId);
    expect(row).toEqual({ email, display_name: displayName });
  },
);

it('rejects swapped codes, and the code of one address for both', async () => {
  const { challenge, currentCode, newCode } = await begin();
  const [leavingChallenge = '', takingChallenge = ''] = challenge.split('.');

  for (const forgedConfirmation of [
    { challenge: `${takingChallenge}.${leavingChallenge}`, currentCode: newCode, newCode: currentCode },
    { challenge: `${leavingChallenge}.${leavingChallenge}`, currentCode, newCode: currentCode },
  ])
    expect((await post('finish', forgedConfirmation)).json()).toMatchObject({ code: 'code_expired' });
  expect(await readAddress()).toBe(currentAddress);
});

it('requires a recent authentication, and a different address', async () => {
  expect((await post('begin', { email: currentAddress.toUpperCase() })).json()).toMatchObject({
    code: 'conflict',
  });
  provider.clock.advance({ minutes: 11 });
  expect((await post('begin', { email: newAddress })).json()).toMatchObject({
    code: 'reauthentication_required',
  });
});
