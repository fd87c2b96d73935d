import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import { untilWaitingForLock } from '../../testing/until-waiting-for-lock.ts';
import { anonymizeAccount, lockAccountForDeletion } from '../account-repository.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { hexOf, passkeyCalls, signInByPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { newestCode, newestMail, signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { storedCookies } from '../../testing/stored-cookies.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openTestProvider();
});

afterAll(() => provider.close());

type Headers = Record<string, string>;

const call = (method: 'DELETE' | 'GET' | 'POST', path: string, headers: Headers, payload?: object) =>
  provider.inject({ method, url: `/v1/${path}`, headers, ...(payload && { payload }) });

const listEvents = async (headers: Headers) =>
  (await call('GET', 'account/security-events', headers)).json<{ events: SecurityEvent[] }>().events;

const isSignedIn = async (headers: Headers) => (await call('GET', 'account', headers)).statusCode === 200;

const { newPasskey } = passkeyCalls(() => provider);

/** Signs in by code, as another device at another address would. */
async function signInByCode(email: string, path = 'auth/login', confirm = 'auth/confirm'): Promise<Headers> {
  const payload = path === 'auth/login' ? { email } : { username: email };
  const { challenge } = (await provider.inject({ method: 'POST', url: `/v1/${path}`, payload })).json();
  const confirmed = await provider.inject({
    method: 'POST',
    url: `/v1/${confirm}`,
    headers: { 'user-agent': 'Tablet/2.0' },
    remoteAddress: '203.0.113.77',
    payload: { code: await newestCode(provider, email), challenge },
  });
  return { authorization: `Bearer ${confirmed.json().sessionId}` };
}

it('lists sign-ins, passkey changes, ended sessions and resets, newest first', async () => {
  const email = 'moss@example.invalid';
  const moss = await signUp(provider, email, 'Moss');
  const phone = new SoftwareAuthenticator({ counts: false });
  const credId = await newPasskey(moss, phone);
  const { headers } = moss;
  await call('POST', 'webauthn/set-cred-metadata', headers, { credId, metadata: { deviceName: 'Pocket' } });
  await signInByPasskey(provider, phone);
  await signInByCode(email);
  const sessions = (await call('GET', 'account/sessions', headers)).json().sessions;
  const tablet = sessions.find(({ userAgent }: { userAgent: string }) => userAgent === 'Tablet/2.0');
  await call('DELETE', `account/sessions/${tablet.id}`, headers);
  await call('DELETE', 'account/sessions', headers);
  await call('DELETE', 'account/sessions', headers); // no other sessions are left
  await call('DELETE', `webauthn/cred/${hexOf(credId)}`, headers);
  await signInByCode(email, 'account/forgot-password/init', 'account/forgot-password/complete');
  const after = await signInByCode(email);

  const events = await listEvents(after);
  const shown = events.map(({ kind, passkeyName, endedUserAgent }) =>
    [kind, passkeyName, endedUserAgent].filter(Boolean).join(': '),
  );
  expect(shown).toEqual([
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
    origin: null,
    endedUserAgent: null,
  });
});

it('stays empty for an account that is being deleted', async () => {
  const { accountId, headers } = await signUp(provider, 'rowan@example.invalid', 'Rowan');
  const { db } = provider;

  const { answer } = await db.transaction().execute(async (trx) => {
    await lockAccountForDeletion(trx, accountId);
    const waiting = call('GET', 'account/data', headers);
    await untilWaitingForLock(db);
    await trx.deleteFrom('security_events').where('account_id', '=', accountId).execute();
    await anonymizeAccount(trx, accountId, {
      email: 'former@accounts.invalid',
      displayName: 'Former',
      now: 1,
    });
    return { answer: waiting };
  });

  expect((await answer).statusCode).toBe(401);
  const left = db.selectFrom('security_events').selectAll().where('account_id', '=', accountId);
  expect(await left.execute()).toEqual([]);
});

it('is private, and keeps 90 days', async () => {
  const fern = await signUp(provider, 'fern@example.invalid', 'Fern');
  const oak = await signUp(provider, 'oak@example.invalid', 'Oak');
  const [event] = await listEvents(fern.headers);

  const foreign = await call('POST', `account/security-events/${event?.id}/disown`, oak.headers);
  expect(foreign.statusCode).toBe(404);
  expect(await isSignedIn(fern.headers)).toBe(true);
  provider.clock.advance({ days: 91 });
  const headers = await signInByCode('fern@example.invalid');
  expect(await listEvents(headers)).toMatchObject([{ kind: 'code_sign_in', userAgent: 'Tablet/2.0' }]);
});

it('mails the owner about each change of a way to sign in', async () => {
  const email = 'ash@example.invalid';
  const ash = await signUp(provider, email, 'Ash');
  await newPasskey(ash);
  expect(await newestMail(provider, email)).toMatchObject({
    subject: 'A passkey was added to your account',
    text: expect.stringMatching(/Linden laptop.*It happened on .*, from a local network, on .* UTC\./),
    code: null,
  });

  await signInByCode(email, 'account/forgot-password/init', 'account/forgot-password/complete');

  expect((await newestMail(provider, email)).subject).toBe('Your account was taken back');
});

describe('an event that was not the owner', () => {
  it('ends all sessions, removes the passkeys added since, and opens a new session', async () => {
    const email = 'elm@example.invalid';
    const elm = await signUp(provider, email, 'Elm');
    const own = new SoftwareAuthenticator({ counts: false });
    await newPasskey(elm, own);
    provider.clock.advance({ minutes: 1 });
    const intruder = await signInByCode(email);
    const theirs = new SoftwareAuthenticator({ counts: false });
    await newPasskey({ ...elm, headers: intruder as SignedInAccount['headers'] }, theirs);
    const event = (await listEvents(elm.headers)).find(({ userAgent }) => userAgent === 'Tablet/2.0');

    const answer = await call('POST', `account/security-events/${event?.id}/disown`, elm.headers);

    expect(answer.json()).toEqual({
      sessionId: expect.any(String),
      userId: elm.accountId,
      removedPasskeys: ['Linden laptop'],
    });
    const headers = { authorization: `Bearer ${answer.json().sessionId}` };
    expect(await Promise.all([elm.headers, intruder, headers].map(isSignedIn))).toEqual([false, false, true]);
    expect((await signInByPasskey(provider, theirs)).statusCode).toBe(404);
    expect((await signInByPasskey(provider, own)).statusCode).toBe(200);
    expect((await listEvents(headers)).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'passkey_sign_in',
      'account_secured',
    ]);
    expect(await newestMail(provider, email)).toMatchObject({
      subject: 'Every session of your account was ended',
      text: expect.stringContaining('these passkeys were removed: Linden laptop'),
    });
  });

  it('leaves the new session bound to a cookie if the old one was', async () => {
    const email = 'yew@example.invalid';
    const begun = await provider.inject({
      method: 'POST',
      url: '/v1/auth/signup',
      payload: { email, displayName: 'Yew' },
    });
    const confirmed = await provider.inject({
      method: 'POST',
      url: '/v1/auth/confirm',
      cookies: storedCookies(begun),
      payload: { code: await newestCode(provider, email) },
    });
    const headers = { authorization: `Bearer ${confirmed.json().sessionId}` };
    const cookies = storedCookies(confirmed);
    const { events } = (
      await provider.inject({ url: '/v1/account/security-events', headers, cookies })
    ).json();

    const url = `/v1/account/security-events/${events[0].id}/disown`;
    const answer = await provider.inject({ method: 'POST', url, headers, cookies });

    const renewed = { authorization: `Bearer ${answer.json().sessionId}` };
    expect(await isSignedIn(renewed)).toBe(false);
    const both = { url: '/v1/account', headers: renewed, cookies: storedCookies(confirmed, answer) };
    expect(Object.keys(both.cookies)).toHaveLength(1);
    expect((await provider.inject(both)).statusCode).toBe(200);
  });
});
