import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import { deleteWhile } from '../../testing/delete-while.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { toHex, createPasskey, signInByPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import {
  createClient,
  readNewestCode,
  findNewestMail,
  recover,
  signIn,
  signUp,
} from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { collectCookies } from '../../testing/collect-cookies.ts';

const provider = openForAll(openTestProvider);
const log = '/v1/account/security-events';

const listEvents = async ({ get }: Pick<SignedInAccount, 'get'>) =>
  (await get(log)).json<{ events: SecurityEvent[] }>().events;

/** Another device at another address. */
const tablet = { headers: { 'user-agent': 'Tablet/2.0' }, remoteAddress: '203.0.113.77' };

it('the security log lists sign-ins, passkey changes, ended sessions and resets, newest first', async () => {
  const email = 'moss@example.invalid';
  const moss = await signUp(provider, email, 'Moss');
  const phone = new SoftwareAuthenticator({ hasCounter: false });
  const credId = await createPasskey(moss, phone);
  await moss.post('/v1/webauthn/set-cred-metadata', { credId, metadata: { deviceName: 'Pocket' } });
  await signInByPasskey(provider, phone);
  await signIn(provider, email, tablet);
  const { sessions } = (await moss.get('/v1/account/sessions')).json();
  const tabletSession = sessions.find(({ userAgent }: { userAgent: string }) => userAgent === 'Tablet/2.0');
  await moss.delete(`/v1/account/sessions/${tabletSession.id}`);
  await moss.delete('/v1/account/sessions');
  await moss.delete('/v1/account/sessions'); // There are no other sessions.
  await moss.delete(`/v1/webauthn/cred/${toHex(credId)}`);
  await recover(provider, email, tablet);

  const events = await listEvents(await signIn(provider, email, tablet));
  const summaries = events.map(({ kind, passkeyName, endedUserAgent }) =>
    [kind, passkeyName, endedUserAgent].filter(Boolean).join(': '),
  );
  expect(summaries).toEqual([
    'code_sign_in',
    'reset',
    'passkey_removed: Pocket',
    'other_sessions_ended',
    'session_ended: Tablet/2.0',
    'code_sign_in',
    'passkey_sign_in',
    'passkey_renamed: Pocket',
    'passkey_added: Linden laptop',
    'code_sign_in',
  ]);
  expect(events[0]).toEqual({
    id: expect.any(String),
    kind: 'code_sign_in',
    at: provider.clock.now() / 1_000,
    userAgent: 'Tablet/2.0',
    network: '203.0.113.0/24',
    passkeyName: null,
    endedUserAgent: null,
  });
});

it('the security log stays empty for an account that is being deleted', async () => {
  const { accountId, get } = await signUp(provider, 'rowan@example.invalid', 'Rowan');

  const response = await deleteWhile(
    provider.db,
    accountId,
    () => get('/v1/account/data'),
    (trx) => trx.deleteFrom('security_events').where('account_id', '=', accountId).execute(),
  );

  expect(response.statusCode).toBe(401);
  const remainingEvents = provider.db
    .selectFrom('security_events')
    .selectAll()
    .where('account_id', '=', accountId);
  expect(await remainingEvents.execute()).toEqual([]);
});

it('the security log is private, and lists the events of 90 days', async () => {
  const fern = await signUp(provider, 'fern@example.invalid', 'Fern');
  const oak = await signUp(provider, 'oak@example.invalid', 'Oak');
  const [event] = await listEvents(fern);

  expect((await oak.post(`${log}/${event?.id}/disown`)).statusCode).toBe(404);
  expect(await fern.isSignedIn()).toBe(true);
  provider.clock.advance({ days: 91 });
  const events = await listEvents(await signIn(provider, 'fern@example.invalid', tablet));
  expect(events).toMatchObject([{ kind: 'code_sign_in', userAgent: 'Tablet/2.0' }]);
});

it('mails the owner about each change to a way to sign in', async () => {
  const email = 'ash@example.invalid';
  await createPasskey(await signUp(provider, email, 'Ash'));
  expect(await findNewestMail(provider, email)).toMatchObject({
    subject: 'A passkey was added to your account',
    text: expect.stringMatching(/Linden laptop.*It happened on .*, from a local network, on .* UTC\./),
    code: null,
  });

  await recover(provider, email);

  expect((await findNewestMail(provider, email)).subject).toBe('Your account was taken back');
});

describe('an event that the owner did not cause', () => {
  it('disowning an event ends all sessions, removes the passkeys added since, and opens a new session', async () => {
    const email = 'elm@example.invalid';
    const elm = await signUp(provider, email, 'Elm');
    const ownDevice = new SoftwareAuthenticator({ hasCounter: false });
    await createPasskey(elm, ownDevice);
    provider.clock.advance({ minutes: 1 });
    const intruder = await signIn(provider, email, tablet);
    const otherDevice = new SoftwareAuthenticator({ hasCounter: false });
    await createPasskey(intruder, otherDevice);
    const event = (await listEvents(elm)).find(({ userAgent }) => userAgent === 'Tablet/2.0');

    const response = (await elm.post(`${log}/${event?.id}/disown`)).json();

    expect(response).toEqual({
      sessionId: expect.any(String),
      userId: elm.accountId,
      removedPasskeys: ['Linden laptop'],
    });
    const newClient = createClient(provider, response.sessionId);
    const signedIn = [elm, intruder, newClient].map(({ isSignedIn }) => isSignedIn());
    expect(await Promise.all(signedIn)).toEqual([false, false, true]);
    expect((await signInByPasskey(provider, otherDevice)).statusCode).toBe(404);
    expect((await signInByPasskey(provider, ownDevice)).statusCode).toBe(200);
    const [newest, previous] = await listEvents(newClient);
    expect([newest?.kind, previous?.kind]).toEqual(['passkey_sign_in', 'account_secured']);
    expect(await findNewestMail(provider, email)).toMatchObject({
      subject: 'Every session of your account was ended',
      text: expect.stringContaining('these passkeys were removed: Linden laptop'),
    });
  });

  it('disowning an event removes its passkey even if adding that passkey took several seconds', async () => {
    const fir = await signUp(provider, 'fir@example.invalid', 'Fir');
    const startedAt = provider.clock.now();
    let reads = 0;
    const slowClock = jest.spyOn(provider.clock, 'now').mockImplementation(() => startedAt + 1_000 * reads++);
    await createPasskey(fir);
    slowClock.mockRestore();
    provider.clock.advance({ seconds: reads });
    const event = (await listEvents(fir)).find(({ kind }) => kind === 'passkey_added');

    const response = await fir.post(`${log}/${event?.id}/disown`);

    expect(response.json()).toMatchObject({ removedPasskeys: ['Linden laptop'] });
  });

  it('disowning an event binds the new session to a cookie if the old session was bound', async () => {
    const email = 'yew@example.invalid';
    const flowResponse = await provider.post('/v1/auth/signup', { email, displayName: 'Yew' });
    const code = await readNewestCode(provider, email);
    const confirmation = await provider.post(
      '/v1/auth/confirm',
      { code },
      { cookies: collectCookies(flowResponse) },
    );
    const { headers } = createClient(provider, confirmation.json().sessionId);
    const cookies = collectCookies(confirmation);
    const { events } = (await provider.inject({ url: log, headers, cookies })).json();

    const response = await provider.post(`${log}/${events[0].id}/disown`, {}, { headers, cookies });

    const newClient = createClient(provider, response.json().sessionId);
    expect(await newClient.isSignedIn()).toBe(false);
    const { emberclutch_known: _known, ...sessionCookies } = collectCookies(confirmation, response);
    expect(Object.keys(sessionCookies)).toHaveLength(1);
    const requestWithBoth = { url: '/v1/account', headers: newClient.headers, cookies: sessionCookies };
    expect((await provider.inject(requestWithBoth)).statusCode).toBe(200);
  });
});
