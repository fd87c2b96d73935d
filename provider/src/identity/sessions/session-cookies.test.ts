import { createHash } from 'node:crypto';
import { openForAll } from '../../testing/open-for-tests.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { newestCode, signUp } from '../../testing/sign-in.ts';
import { storedCookies } from '../../testing/stored-cookies.ts';

const email = 'moss@example.invalid';
const provider = openForAll(() => openTestProvider({ publicUrl: 'https://emberclutch.example' }));
beforeAll(() => signUp(provider, email));

const sessionName = /^__Host-emberclutch_session_[\da-f]{12}$/;

type Cookies = Record<string, string>;
type Answer = Awaited<ReturnType<TestProvider['inject']>>;

const toHeaders = (sessionId?: string) =>
  sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` };

const post = (url: string, payload: object, cookies: Cookies = {}, sessionId?: string) =>
  provider.post(url, payload, { cookies, headers: toHeaders(sessionId) });
const signOut = (sessionId: string, cookies: Cookies = {}) => post('/v1/auth/logout', {}, cookies, sessionId);
const readAccount = (sessionId: string, cookies: Cookies) =>
  provider.inject({ url: '/v1/account', cookies, headers: toHeaders(sessionId) });

const listClearedCookies = ({ cookies }: Answer) =>
  cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);

/** The session cookies of a browser after these answers. */
function sessionCookiesAfter(...answers: Answer[]): Cookies {
  const { '__Host-emberclutch_known': _known, ...cookies } = storedCookies(...answers);
  return cookies;
}

/** Signs in like a browser, which stores cookies. */
async function signIn(stored: Cookies = {}) {
  provider.clock.advance({ minutes: 11 });
  const begun = await post('/v1/auth/login', { email });
  const code = await newestCode(provider, email);
  const confirmed = await post('/v1/auth/confirm', { code }, { ...stored, ...storedCookies(begun) });
  const { sessionId } = confirmed.json<{ sessionId: string }>();
  return { sessionId, cookies: sessionCookiesAfter(confirmed), confirmed };
}

it('have `__Host-` names on https, which no other host of the domain can set, and no other name is read', async () => {
  const [cookie] = (await post('/v1/auth/login', { email })).cookies;
  expect(cookie).toMatchObject({ name: '__Host-emberclutch_flow', secure: true, path: '/', httpOnly: true });
  expect(cookie).not.toHaveProperty('domain');

  const { sessionId, cookies } = await signIn();
  expect((await readAccount(sessionId, cookies)).statusCode).toBe(200);
  expect(Object.keys(cookies)).toEqual([expect.stringMatching(sessionName)]);
  const [[name, value] = ['', '']] = Object.entries(cookies);
  for (const other of [name.replace('__Host-', ''), '__Host-emberclutch_session', 'emberclutch_session'])
    expect((await readAccount(sessionId, { [other]: value })).statusCode).toBe(401);

  expect(listClearedCookies(await signOut(sessionId, cookies))).toEqual([name]);
});

it('are cleared by the 401 of a session that has ended', async () => {
  const { sessionId, cookies } = await signIn();
  provider.clock.advance({ hours: 13 });

  const refused = await readAccount(sessionId, cookies);

  expect([refused.statusCode, listClearedCookies(refused)]).toEqual([401, Object.keys(cookies)]);
});

it.each(['ended', 'malformed, with a colon:'])(
  'do not keep a browser from signing in or out, even with a session id that is %s',
  async (kind) => {
    const { sessionId, cookies } = await signIn();
    await signOut(sessionId, cookies);
    const stale = kind === 'ended' ? sessionId : kind;

    for (const [url, payload] of [
      ['/v1/auth/login', { email }],
      ['/v1/auth/signup', { email: 'fern@example.invalid', displayName: 'Fern' }],
      ['/v1/account/forgot-password/init', { username: email }],
      ['/v1/webauthn/login/begin', {}],
    ] as const)
      expect([url, (await post(url, payload, cookies, stale)).statusCode]).toEqual([url, 200]);
    const out = await signOut(stale, cookies);
    expect([out.statusCode, listClearedCookies(out)]).toEqual([204, Object.keys(cookies)]);
  },
);

it('of a newer session stay when the older one signs out late, or is rejected', async () => {
  const older = await signIn();
  const newer = await signIn();

  const late = await signOut(older.sessionId, { ...older.cookies, ...newer.cookies });
  expect([late.statusCode, listClearedCookies(late)]).toEqual([204, Object.keys(older.cookies)]);
  const refused = await readAccount(older.sessionId, newer.cookies);
  expect([refused.statusCode, refused.cookies]).toEqual([401, []]);

  expect((await readAccount(newer.sessionId, newer.cookies)).statusCode).toBe(200);
});

it.each([
  ['a sign-out', 204, signOut],
  ['a refusal', 401, readAccount],
])(
  'of a newer session stay when %s of the older one arrives after the response that sets them',
  async (_what, status, send) => {
    const older = await signIn();
    await signOut(older.sessionId);
    const overtaken = await send(older.sessionId, older.cookies);
    const { sessionId, confirmed } = await signIn();

    const stored = sessionCookiesAfter(confirmed, overtaken);

    expect([overtaken.statusCode, listClearedCookies(overtaken)]).toEqual([
      status,
      Object.keys(older.cookies),
    ]);
    expect((await readAccount(sessionId, stored)).statusCode).toBe(200);
  },
);

it('of sessions that have ended are cleared by the next sign-in', async () => {
  const older = await signIn();
  await signOut(older.sessionId);
  const newer = await signIn(older.cookies);

  expect(sessionCookiesAfter(older.confirmed, newer.confirmed)).toEqual(newer.cookies);
});

it('ends with the hash of its id, which grants no access', async () => {
  const { sessionId, cookies } = await signIn();
  const sessionHash = createHash('sha256').update(sessionId).digest('hex');

  expect((await readAccount(sessionHash, cookies)).statusCode).toBe(401);
  expect((await post('/v1/auth/logout', { sessionHash: sessionId }, {})).statusCode).toBe(400);
  expect((await post('/v1/auth/logout', { sessionHash }, {})).statusCode).toBe(204);
  expect((await readAccount(sessionId, cookies)).statusCode).toBe(401);
});
