import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import {
  listCredentials,
  toHex,
  createPasskey,
  registerPasskey,
  signInByPasskey,
} from '../../testing/passkeys.ts';
import { createClient, listMailsTo, findNewestMail, recover, signIn, signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const provider = openForAll(openTestProvider);
const log = '/v1/account/security-events';

type Client = ReturnType<typeof createClient>;

let ownerCount = 0;
/** Creates an account with the session that its sign-up opened. An intruder has a copy of that session. */
async function createOwner() {
  const email = `owner-${(ownerCount += 1)}@example.invalid`;
  return { email, ...(await signUp(provider, email)) };
}

const createAuthenticator = () => new SoftwareAuthenticator({ hasCounter: false });

const signInWith = async (authenticator: SoftwareAuthenticator) =>
  createClient(provider, (await signInByPasskey(provider, authenticator)).json().sessionId);

const listEvents = async ({ get }: Client) => (await get(log)).json<{ events: SecurityEvent[] }>().events;

const disown = ({ post }: Client, { id }: SecurityEvent) => post(`${log}/${id}/disown`);

/** Makes calls that lock the owner out, take the data or add a way to sign in. @returns the codes of the responses */
const attack = async ({ get, post, delete: remove }: Client, credentialId: string) => [
  (await post('/v1/webauthn/register/begin')).json().code,
  (await get('/v1/account/data')).json().code,
  (await remove(`/v1/webauthn/cred/${toHex(credentialId)}`)).json().code,
  (await remove('/v1/account/sessions')).json().code,
  (await post('/v1/account/email/begin', { email: 'thief@example.invalid' })).json().code,
  (await remove('/v1/account')).json().code,
];
const noClient = { user_agent: null, network: null, passkey_name: null, ended_user_agent: null };

const refusedCodes = Array.from({ length: 6 }, () => 'reauthentication_required');

describe('a stolen session', () => {
  it('a stolen session gains nothing from a passkey that it adds in time, neither directly nor by signing in with it', async () => {
    const owner = await createOwner();
    const ownPasskey = await createPasskey(owner);
    const intruderDevice = createAuthenticator();
    await createPasskey(owner, intruderDevice);
    provider.clock.advance({ minutes: 10 });

    expect((await owner.post('/v1/account/reauthentication/passkey/begin')).statusCode).toBe(404);
    expect(await attack(owner, ownPasskey)).toEqual(refusedCodes);
    expect(await attack(await signInWith(intruderDevice), ownPasskey)).toEqual(refusedCodes);
    expect(await listCredentials(owner)).toHaveLength(2);
  });

  it('a stolen session gains no more than ten minutes by pressing "That wasn\'t me"', async () => {
    const owner = await createOwner();
    const [event] = await listEvents(owner);
    if (!event) throw new Error('The sign-up was not logged.');
    provider.clock.advance({ minutes: 9 });
    const newClient = createClient(provider, (await disown(owner, event)).json().sessionId);
    provider.clock.advance({ minutes: 1 });

    expect(await attack(newClient, 'AAAA')).toEqual(refusedCodes);
  });
});

it('accepts a passkey as proof once every session that could have added it has ended', async () => {
  const owner = await createOwner();
  const phone = createAuthenticator();
  await createPasskey(owner, phone);

  provider.clock.advance({ days: provider.config.session.lifetime / 86_400 - 1 });
  expect((await (await signInWith(phone)).get('/v1/account/data')).statusCode).toBe(403);
  provider.clock.advance({ days: 1 });

  expect((await (await signInWith(phone)).get('/v1/account/data')).statusCode).toBe(200);
});

it('keeps an added passkey in the log despite attempts to push it out, and removes it with the event', async () => {
  const owner = await createOwner();
  const intruderDevice = createAuthenticator();
  const credId = await createPasskey(owner, intruderDevice);
  provider.clock.advance({ minutes: 1 });
  for (let count = 1; count <= 210; count += 1)
    await owner.post('/v1/webauthn/set-cred-metadata', { credId, metadata: { deviceName: `No. ${count}` } });
  const renameEvents = (await listEvents(owner)).filter(({ kind }) => kind === 'passkey_renamed');
  const signInEvent = {
    account_id: owner.accountId,
    kind: 'passkey_sign_in' as const,
    at: provider.clock.now() / 1_000,
  };
  const signIns = Array.from({ length: 210 }, () => ({ ...noClient, ...signInEvent }));
  await provider.db.insertInto('security_events').values(signIns).execute();
  provider.clock.advance({ minutes: 10 });
  const ownerClient = await signIn(provider, owner.email);
  const events = await listEvents(ownerClient);

  expect(renameEvents).toHaveLength(1);
  expect(events).toHaveLength(201);
  const addition = events.findLast(({ kind }) => kind === 'passkey_added');
  if (!addition) throw new Error('The log does not list the passkey.');
  const disownResponse = (await disown(ownerClient, addition)).json();
  expect(disownResponse.removedPasskeys).toEqual(['No. 210']);
  expect(await listCredentials(createClient(provider, disownResponse.sessionId))).toEqual([]);
});

it('makes at most 20 changes of a kind per day, so that the log can list all of them', async () => {
  const owner = await createOwner();
  for (let count = 0; count < 20; count += 1)
    await owner.delete(`/v1/webauthn/cred/${toHex(await createPasskey(owner))}`);
  const events = await listEvents(owner);

  const refusal = await registerPasskey(owner);

  expect(events.filter(({ kind }) => kind === 'passkey_removed')).toHaveLength(20);
  expect(refusal.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refusal.headers['retry-after']).toBe('86400');
  expect(await listCredentials(owner)).toEqual([]);
  expect(await listMailsTo(provider, owner.email)).toHaveLength(41);
});

it('lets the owner recover the account with a code, which removes all passkeys and other sessions', async () => {
  const owner = await createOwner();
  const intruderDevice = createAuthenticator();
  await createPasskey(owner, intruderDevice);
  const intruder = await signInWith(intruderDevice);

  const ownerClient = await recover(provider, owner.email);

  expect(await listCredentials(ownerClient)).toEqual([]);
  expect([await owner.isSignedIn(), await intruder.isSignedIn()]).toEqual([false, false]);
  expect((await signInByPasskey(provider, intruderDevice)).statusCode).toBe(404);
  expect((await findNewestMail(provider, owner.email)).text).toContain(
    'these passkeys were removed: Linden laptop.',
  );
});
