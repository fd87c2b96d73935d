import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { newestCode, signUp } from '../../testing/sign-in.ts';

let provider: TestProvider;
const email = 'moss@example.invalid';

beforeAll(async () => {
  provider = await openTestProvider({ publicUrl: 'https://emberclutch.example' });
  await signUp(provider, email);
}, 30_000);

afterAll(() => provider.close());

type Cookies = Record<string, string>;
type Answer = Awaited<ReturnType<TestProvider['inject']>>;

const post = (url: string, payload: object, cookies: Cookies = {}, sessionId?: string) =>
  provider.inject({
    method: 'POST',
    url,
    payload,
    cookies,
    headers: sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` },
  });

const valuesOf = ({ cookies }: Answer): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

const clearedBy = ({ cookies }: Answer) =>
  cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);

/** Signs in as a browser does: it stores cookies. */
async function signIn(): Promise<{ sessionId: string; cookies: Cookies }> {
  provider.clock.advance({ minutes: 11 });
  const begun = await post('/v1/auth/login', { email });
  const code = await newestCode(provider, email);
  const confirmed = await post('/v1/auth/confirm', { code }, valuesOf(begun));
  const { sessionId } = confirmed.json<{ sessionId: string }>();
  const { ['__Host-emberclutch_session']: session = '' } = valuesOf(confirmed);
  return { sessionId, cookies: { '__Host-emberclutch_session': session } };
}

const readAccount = (sessionId: string, cookies: Cookies) =>
  provider.inject({ url: '/v1/account', cookies, headers: { authorization: `Bearer ${sessionId}` } });

it('have names on https that no other host of the domain can set; plain ones are read as well', async () => {
  const begun = await post('/v1/auth/login', { email });
  expect(begun.cookies).toMatchObject([
    { name: '__Host-emberclutch_flow', secure: true, path: '/', httpOnly: true },
  ]);
  expect(begun.cookies[0]).not.toHaveProperty('domain');

  const { sessionId, cookies } = await signIn();
  expect((await readAccount(sessionId, cookies)).statusCode).toBe(200);
  const { ['__Host-emberclutch_session']: value = '' } = cookies;
  const older = { emberclutch_session: value };
  expect((await readAccount(sessionId, older)).statusCode).toBe(200);

  const out = await post('/v1/auth/logout', {}, older, sessionId);
  expect(clearedBy(out)).toEqual(['__Host-emberclutch_session', 'emberclutch_session']);
});

it('are cleared by the 401 of a session that has ended', async () => {
  const { sessionId, cookies } = await signIn();
  provider.clock.advance({ hours: 13 });

  const refused = await readAccount(sessionId, cookies);

  expect(refused.statusCode).toBe(401);
  expect(clearedBy(refused)).toContain('__Host-emberclutch_session');
});

it.each(['ended', 'malformed, with a colon:'])(
  'do not keep a browser from signing in or out, nor does a session id that is %s',
  async (kind) => {
    const { sessionId, cookies } = await signIn();
    await post('/v1/auth/logout', {}, cookies, sessionId);
    const stale = kind === 'ended' ? sessionId : kind;

    for (const [url, payload] of [
      ['/v1/auth/login', { email }],
      ['/v1/auth/signup', { email: 'fern@example.invalid', displayName: 'Fern' }],
      ['/v1/account/forgot-password/init', { username: email }],
      ['/v1/webauthn/login/begin', {}],
    ] as const)
      expect([url, (await post(url, payload, cookies, stale)).statusCode]).toEqual([url, 200]);
    const out = await post('/v1/auth/logout', {}, cookies, stale);
    expect(out.statusCode).toBe(204);
    expect(clearedBy(out)).toContain('__Host-emberclutch_session');
  },
);

it('stay with a newer session when the older one signs out late, or is refused', async () => {
  const older = await signIn();
  const newer = await signIn();

  const late = await post('/v1/auth/logout', {}, newer.cookies, older.sessionId);
  expect(late.statusCode).toBe(204);
  expect(late.cookies).toEqual([]);
  const refused = await readAccount(older.sessionId, newer.cookies);
  expect(refused.statusCode).toBe(401);
  expect(refused.cookies).toEqual([]);

  expect((await readAccount(newer.sessionId, newer.cookies)).statusCode).toBe(200);
});
