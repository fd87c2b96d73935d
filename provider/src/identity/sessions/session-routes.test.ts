import { randomUUID } from 'node:crypto';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { registerPasskey, signInByPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { newestCode, signUp } from '../../testing/sign-in.ts';
import { SessionService } from './session-service.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openTestProvider();
});

afterAll(() => provider.close());

interface Listed {
  id: string;
  userAgent: string | null;
  signedInBy: string;
  createdAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

const call = (
  method: 'GET' | 'DELETE' | 'PUT',
  url: string,
  headers: SignedInAccount['headers'],
  payload?: object,
) => provider.inject({ method, url, headers, ...(payload && { payload }) });

const list = async (headers: SignedInAccount['headers']) =>
  (await call('GET', '/v1/account/sessions', headers)).json<{ sessions: Listed[] }>().sessions;

const isSignedIn = async (headers: SignedInAccount['headers']) =>
  (await call('GET', '/v1/account', headers)).statusCode === 200;

/** Signs in again, as if from another device. */
async function signIn(email: string, userAgent: string): Promise<SignedInAccount['headers']> {
  const begun = await provider.inject({ method: 'POST', url: '/v1/auth/login', payload: { email } });
  const { challenge } = begun.json<{ challenge: string }>();
  const confirmed = await provider.inject({
    method: 'POST',
    url: '/v1/auth/confirm',
    headers: { 'user-agent': userAgent },
    payload: { code: await newestCode(provider, email), challenge },
  });
  return { authorization: `Bearer ${confirmed.json<{ sessionId: string }>().sessionId}` };
}

describe('the sessions of an account', () => {
  it('are listed with device, method, start and last use, the current one first', async () => {
    const account = await signUp(provider, 'moss@example.invalid', 'Moss');
    const authenticator = new SoftwareAuthenticator();
    await registerPasskey(provider, account, authenticator);
    const begun = provider.clock.now() / 1000;
    provider.clock.advance({ minutes: 10 });
    await signInByPasskey(provider, authenticator);
    provider.clock.advance({ minutes: 10 });
    const phone = await signIn('moss@example.invalid', 'Phone/1.0');
    provider.clock.advance({ minutes: 10 });

    const id = expect.any(String);
    const userAgent = 'lightMyRequest';
    expect(await list(account.headers)).toEqual([
      { id, userAgent, signedInBy: 'code', createdAt: begun, lastSeenAt: begun + 1800, isCurrent: true },
      {
        id,
        userAgent: 'Phone/1.0',
        signedInBy: 'code',
        createdAt: begun + 1200,
        lastSeenAt: begun + 1200,
        isCurrent: false,
      },
      {
        id,
        userAgent,
        signedInBy: 'passkey',
        createdAt: begun + 600,
        lastSeenAt: begun + 600,
        isCurrent: false,
      },
    ]);
    expect((await list(phone)).filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { userAgent: 'Phone/1.0' },
    ]);
  });

  it('are at most 20: a new one ends the least recently used one', async () => {
    const { accountId, headers } = await signUp(provider, 'ash@example.invalid', 'Ash');
    const second = await signIn('ash@example.invalid', 'Second');
    const { db, clock, config } = provider;
    const sessions = new SessionService({ db, clock, settings: config.session });
    const client = { keepsCookies: false, userAgent: 'Other', clientAddress: '127.0.0.1' };
    for (let count = 2; count < 20; count += 1) {
      provider.clock.advance({ minutes: 6 });
      await sessions.open(accountId, client);
    }

    expect(await isSignedIn(headers)).toBe(true);
    expect(await list(headers)).toHaveLength(20);
    await sessions.open(accountId, client);

    expect(await list(headers)).toHaveLength(20);
    expect([await isSignedIn(headers), await isSignedIn(second)]).toEqual([true, false]);
  });

  it('end individually, or all but the current one', async () => {
    const { headers } = await signUp(provider, 'fern@example.invalid', 'Fern');
    const otherAccount = await signUp(provider, 'other@example.invalid', 'Other');
    const [phone, tablet, desk] = [
      await signIn('fern@example.invalid', 'Phone'),
      await signIn('fern@example.invalid', 'Tablet'),
      await signIn('fern@example.invalid', 'Desk'),
    ];
    const ofPhone = (await list(headers)).find(({ userAgent }) => userAgent === 'Phone');

    const url = `/v1/account/sessions/${ofPhone?.id}`;
    expect((await call('DELETE', url, otherAccount.headers)).statusCode).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await call('DELETE', url, headers)).statusCode).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await call('DELETE', url, headers)).json()).toMatchObject({ status: 404, code: 'not_found' });

    expect((await call('DELETE', '/v1/account/sessions', headers)).statusCode).toBe(204);
    expect(await Promise.all([tablet, desk, headers, otherAccount.headers].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('that have ended are not listed', async () => {
    const { headers } = await signUp(provider, 'idle@example.invalid', 'Idle');
    await signIn('idle@example.invalid', 'Phone');
    provider.clock.advance({ hours: 11 });
    await list(headers);
    provider.clock.advance({ hours: 2 });

    expect(await list(headers)).toMatchObject([{ isCurrent: true }]);
  });

  it('end only by the id of one of them', async () => {
    const { headers } = await signUp(provider, 'garbled@example.invalid', 'Garbled');

    expect((await call('DELETE', '/v1/account/sessions/17', headers)).statusCode).toBe(400);
    expect((await call('DELETE', `/v1/account/sessions/${randomUUID()}`, headers)).statusCode).toBe(404);
  });
});

describe('the profile', () => {
  it('changes the display name, and answers the account', async () => {
    const { headers, accountId } = await signUp(provider, 'rename@example.invalid', 'Before');
    const renamed = await call('PUT', '/v1/profile', headers, { display_name: '  After the Ember ' });

    expect(renamed.json()).toMatchObject({ id: accountId, displayName: 'After the Ember' });
    expect(renamed.json()).toEqual((await call('GET', '/v1/account', headers)).json());
  });

  it.each([
    {},
    { display_name: ' a ' },
    { display_name: 'x'.repeat(41) },
    { display_name: '<b>' },
    { displayName: 'Old' },
  ])('rejects %j with a message that names the field', async (payload) => {
    const { headers } = await signUp(provider, `${randomUUID()}@example.invalid`, 'Keeper');
    const refused = await call('PUT', '/v1/profile', headers, payload);

    expect(refused.json()).toMatchObject({ status: 400, detail: expect.stringContaining('"display_name"') });
    expect((await call('GET', '/v1/account', headers)).json()).toMatchObject({ displayName: 'Keeper' });
  });
});

describe('a session', () => {
  it('ends after twelve idle hours, not before', async () => {
    const { headers } = await signUp(provider, 'idle@example.invalid');
    for (const status of [200, 200]) {
      provider.clock.advance({ hours: 11, minutes: 59 });
      expect((await provider.inject({ url: '/v1/account', headers })).statusCode).toBe(status);
    }

    provider.clock.advance({ hours: 12 });
    expect((await provider.inject({ url: '/v1/account', headers })).statusCode).toBe(401);
  });

  it('ends after thirty days of use', async () => {
    const { headers } = await signUp(provider, 'busy@example.invalid');
    for (let count = 0; count < 60; count += 1) {
      provider.clock.advance({ hours: 11, minutes: 59 });
      await provider.inject({ url: '/v1/account', headers });
    }
    provider.clock.advance({ hours: 11, minutes: 59 });
    expect((await provider.inject({ url: '/v1/account', headers })).statusCode).toBe(401);
  });

  it('is rejected when it is missing, malformed or unknown', async () => {
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer x',
      'Basic YTpi',
      'A'.repeat(43),
      `Bearer ${'A'.repeat(5000)}`,
    ]) {
      const answer = await provider.inject({
        url: '/v1/account',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
    }
  });

  it('is stored as a hash only', async () => {
    const { sessionId } = await signUp(provider, 'hash@example.invalid');

    const rows = await provider.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(sessionId);
  });
});
