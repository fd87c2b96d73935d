import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { newestCode, signUp } from '../../testing/sign-in.ts';
import { storedCookies } from '../../testing/stored-cookies.ts';

let provider: TestProvider;
const email = 'moss@example.invalid';

beforeAll(async () => {
  provider = await openTestProvider({ publicUrl: 'https://emberclutch.example' });
  await signUp(provider, email);
});

afterAll(() => provider.close());

const sessionName = /^__Host-emberclutch_session_[\da-f]{12}$/;

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

const clearedBy = ({ cookies }: Answer) =>
  cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);

/** Signs in as a browser does: it stores cookies. */
async function signIn(
  stored: Cookies = {},
): Promise<{ sessionId: string; cookies: Cookies; confirmed: Answer }> {
  provider.clock.advance({ minutes: 11 });
  const begun = await post('/v1/auth/login', { email });
  const code = await newestCode(provider, email);
  const confirmed = await post('/v1/auth/confirm', { code }, { ...stored, ...storedCookies(begun) });
  const { sessionId } = confirmed.json<{ sessionId: string }>();
  return { sessionId, cookies: storedCookies(confirmed), confirmed };
}

const readAccount = (sessionId: string, cookies: Cookies) =>
  provider.inject({ url: '/v1/account', cookies, headers: { authorization: `Bearer ${sessionId}` } });

it('have `__Host-` names on https, which no other host of the domain can set, and no other name is read', async () => {
  const begun = await post('/v1/auth/login', { email });
  expect(begun.cookies).toMatchObject([
    { name: '__Host-emberclutch_flow', secure: true, path: '/', httpOnly: true },
  ]);
  expect(begun.cookies[0]).not.toHaveProperty('domain');

  const { sessionId, cookies } = await signIn();
  expect((await readAccount(sessionId, cookies)).statusCode).toBe(200);
  expect(Object.keys(cookies)).toEqual([expect.stringMatching(sessionName)]);
  const [[name, value] = ['', '']] = Object.entries(cookies);
  for (const other of [name.replace('__Host-', ''), '__Host-emberclutch_session', 'emberclutch_session']) {
    expect((await readAccount(sessionId, { [other]: value })).statusCode).toBe(401);
  }

  const out = await post('/v1/auth/logout', {}, cookies, sessionId);
  expect(clearedBy(out)).toEqual([name]);
});

it('are cleared by the 401 of a session that has ended', async () => {
  const { sessionId, cookies } = await signIn();
  provider.clock.advance({ hours: 13 });

  const refused = await readAccount(sessionId, cookies);

  expect(refused.statusCode).toBe(401);
  expect(clearedBy(refused)).toEqual(Object.keys(cookies));
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
    expect(clearedBy(out)).toEqual(Object.keys(cookies));
  },
);

it('stay with a newer session when the older one signs out late, or is refused', async () => {
  const older = await signIn();
  const newer = await signIn();
  const cookies = { ...older.cookies, ...newer.cookies };

  const late = await post('/v1/auth/logout', {}, cookies, older.sessionId);
  expect(late.statusCode).toBe(204);
  expect(clearedBy(late)).toEqual(Object.keys(older.cookies));
  const refused = await readAccount(older.sessionId, newer.cookies);
  expect(refused.statusCode).toBe(401);
  expect(refused.cookies).toEqual([]);

  expect((await readAccount(newer.sessionId, newer.cookies)).statusCode).toBe(200);
});

it.each([
  [
    'a sign-out',
    204,
    (sessionId: string, cookies: Cookies) => post('/v1/auth/logout', {}, cookies, sessionId),
  ],
  ['a refusal', 401, readAccount],
])(
  'stay with a newer session when %s of the older one arrives after the answer that sets them',
  async (_what, status, send) => {
    const older = await signIn();
    await post('/v1/auth/logout', {}, {}, older.sessionId);
    const overtaken = await send(older.sessionId, older.cookies);
    const { sessionId, confirmed } = await signIn();

    const stored = storedCookies(confirmed, overtaken);

    expect([overtaken.statusCode, clearedBy(overtaken)]).toEqual([status, Object.keys(older.cookies)]);
    expect((await readAccount(sessionId, stored)).statusCode).toBe(200);
  },
);

it('of sessions that have ended are cleared by the next sign-in', async () => {
  const older = await signIn();
  await post('/v1/auth/logout', {}, {}, older.sessionId);
  const newer = await signIn(older.cookies);

  expect(storedCookies(older.confirmed, newer.confirmed)).toEqual(newer.cookies);
});
