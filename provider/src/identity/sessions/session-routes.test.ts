import { randomUUID } from 'node:crypto';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { registerPasskey, signInByPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { createClient, signIn, signUp, testClient } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { SessionService } from './session-service.ts';

const provider = openForAll(openTestProvider);

interface ListedSession {
  id: string;
  userAgent: string | null;
  isCurrent: boolean;
}

const list = async ({ get }: SignedInAccount) =>
  (await get('/v1/account/sessions')).json<{ sessions: ListedSession[] }>().sessions;

const signInWithUserAgent = (email: string, userAgent: string) =>
  signIn(provider, email, { headers: { 'user-agent': userAgent } });

describe('the sessions of an account', () => {
  it('the sessions of an account are listed with device, method, start and last use, the current one first', async () => {
    const email = 'moss@example.invalid';
    const account = await signUp(provider, email, 'Moss');
    const authenticator = new SoftwareAuthenticator();
    await registerPasskey(account, authenticator);
    const startedAt = provider.clock.now() / 1000;
    provider.clock.advance({ minutes: 10 });
    await signInByPasskey(provider, authenticator);
    provider.clock.advance({ minutes: 10 });
    const phone = await signInWithUserAgent(email, 'Phone/1.0');
    provider.clock.advance({ minutes: 10 });

    const otherSession = { id: expect.any(String), isCurrent: false };
    const createTimes = (seconds: number) => ({
      createdAt: startedAt + seconds,
      lastSeenAt: startedAt + seconds,
    });
    const userAgent = 'lightMyRequest';
    expect(await list(account)).toEqual([
      {
        ...otherSession,
        ...createTimes(0),
        userAgent,
        signedInBy: 'code',
        lastSeenAt: startedAt + 1800,
        isCurrent: true,
      },
      { ...otherSession, ...createTimes(1200), userAgent: 'Phone/1.0', signedInBy: 'code' },
      { ...otherSession, ...createTimes(600), userAgent, signedInBy: 'passkey' },
    ]);
    const [current] = await list(phone);
    expect(current).toMatchObject({ userAgent: 'Phone/1.0', isCurrent: true });
  });

  it('the sessions of an account are at most 20: a new one ends the least recently used one', async () => {
    const ash = await signUp(provider, 'ash@example.invalid', 'Ash');
    const second = await signIn(provider, 'ash@example.invalid');
    const { db, clock, config } = provider;
    const sessions = new SessionService({ db, clock, settings: config.session });
    for (let count = 2; count < 20; count += 1) {
      provider.clock.advance({ minutes: 6 });
      await sessions.open(ash.accountId, testClient);
    }

    expect(await list(ash)).toHaveLength(20);
    await sessions.open(ash.accountId, testClient);

    expect(await list(ash)).toHaveLength(20);
    expect([await ash.isSignedIn(), await second.isSignedIn()]).toEqual([true, false]);
  });

  it('the sessions of an account end individually, or all but the current one', async () => {
    const email = 'fern@example.invalid';
    const fern = await signUp(provider, email, 'Fern');
    const stranger = await signUp(provider, 'other@example.invalid', 'Other');
    const [phone, tablet] = [
      await signInWithUserAgent(email, 'Phone'),
      await signInWithUserAgent(email, 'Tablet'),
    ];
    const phoneSession = (await list(fern)).find(({ userAgent }) => userAgent === 'Phone');
    const endSession = async (account: SignedInAccount, id = phoneSession?.id) =>
      (await account.delete(`/v1/account/sessions/${id}`)).statusCode;

    expect([await endSession(stranger), await phone.isSignedIn()]).toEqual([404, true]);
    expect([await endSession(fern), await phone.isSignedIn()]).toEqual([204, false]);
    expect([
      await endSession(fern),
      await endSession(fern, randomUUID()),
      await endSession(fern, '17'),
    ]).toEqual([404, 404, 400]);

    expect((await fern.delete('/v1/account/sessions')).statusCode).toBe(204);
    const signedInStates = [tablet, fern, stranger].map(({ isSignedIn }) => isSignedIn());
    expect(await Promise.all(signedInStates)).toEqual([false, true, true]);
  });

  it('the sessions of an account that have ended are not listed', async () => {
    const account = await signUp(provider, 'idle@example.invalid', 'Idle');
    await signIn(provider, 'idle@example.invalid');
    provider.clock.advance({ hours: 11 });
    await list(account);
    provider.clock.advance({ hours: 2 });

    expect(await list(account)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('the profile', () => {
  it('the profile changes the display name, and returns the account', async () => {
    const { accountId, get, put } = await signUp(provider, 'rename@example.invalid', 'Before');
    const response = await put('/v1/profile', { display_name: '  After the Ember ' });

    expect(response.json()).toMatchObject({ id: accountId, displayName: 'After the Ember' });
    expect(response.json()).toEqual((await get('/v1/account')).json());
  });

  it.each([
    {},
    { display_name: ' a ' },
    { display_name: 'x'.repeat(41) },
    { display_name: '<b>' },
    { displayName: 'Old' },
  ])('the profile rejects %j with a message that names the field', async (payload) => {
    const { get, put } = await signUp(provider, `${randomUUID()}@example.invalid`, 'Keeper');
    const detail = expect.stringContaining('"display_name"');

    expect((await put('/v1/profile', payload)).json()).toMatchObject({ status: 400, detail });
    expect((await get('/v1/account')).json()).toMatchObject({ displayName: 'Keeper' });
  });
});

describe('a session', () => {
  it('a session ends after twelve idle hours, not before', async () => {
    const { isSignedIn } = await signUp(provider, 'idle@example.invalid');
    for (const expected of [true, true]) {
      provider.clock.advance({ hours: 11, minutes: 59 });
      expect(await isSignedIn()).toBe(expected);
    }

    provider.clock.advance({ hours: 12 });
    expect(await isSignedIn()).toBe(false);
  });

  it('a session ends after thirty days of use', async () => {
    const { isSignedIn } = await signUp(provider, 'busy@example.invalid');
    const states: boolean[] = [];
    for (let count = 0; count < 61; count += 1) {
      provider.clock.advance({ hours: 11, minutes: 59 });
      states.push(await isSignedIn());
    }
    expect(states).toEqual([...Array(60).fill(true), false]);
  });

  it('a session is rejected when it is missing, malformed or unknown', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      'Basic YTpi',
      'A'.repeat(43),
      `Bearer ${'A'.repeat(5000)}`,
    ])
      expect(await provider.get('/v1/account', { authorization })).toMatchObject({
        statusCode: 401,
        headers: { 'content-type': expect.stringMatching('application/problem\\+json') },
      });
    expect(await createClient(provider, 'unknown').isSignedIn()).toBe(false);
  });

  it('a session is stored only as a hash', async () => {
    const { sessionId } = await signUp(provider, 'hash@example.invalid');

    const rows = await provider.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(sessionId);
  });
});
