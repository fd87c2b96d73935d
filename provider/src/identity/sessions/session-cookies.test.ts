import { createHash } from 'node:crypto';
import { openForAll } from '../../testing/open-for-tests.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { readNewestCode, signUp } from '../../testing/sign-in.ts';
import { collectCookies } from '../../testing/collect-cookies.ts';

const email = 'moss@example.invalid';
const provider = openForAll(() => openTestProvider({ publicUrl: 'https://emberclutch.example' }));
beforeAll(() => signUp(provider, email));

const sessionName = /^__Host-emberclutch_session_[\da-f]{12}$/;

type Cookies = Record<string, string>;
type Response = Awaited<ReturnType<TestProvider['inject']>>;

const toHeaders = (sessionId?: string) =>
  sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` };

const post = (url: string, payload: object, cookies: Cookies = {}, sessionId?: string) =>
  provider.post(url, payload, { cookies, headers: toHeaders(sessionId) });
const signOut = (sessionId: string, cookies: Cookies = {}) => post('/v1/auth/logout', {}, cookies, sessionId);
const readAccount = (sessionId: string, cookies: Cookies) =>
  provider.inject({ url: '/v1/account', cookies, headers: toHeaders(sessionId) });

const listClearedCookies = ({ cookies }: Response) =>
  cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);

/** @returns the session cookies that a browser has after these responses */
function collectSessionCookies(...responses: Response[]): Cookies {
  const { '__Host-emberclutch_known': _known, ...cookies } = collectCookies(...responses);
  return cookies;
}

/** Signs in as a browser, which stores cookies. */
async function signIn(cookies: Cookies = {}) {
  provider.clock.advance({ minutes: 11 });
  const flowResponse = await post('/v1/auth/login', { email });
  const code = await readNewestCode(provider, email);
  const confirmation = await post(
    '/v1/auth/confirm',
    { code },
    { ...cookies, ...collectCookies(flowResponse) },
  );
  const { sessionId } = confirmation.json<{ sessionId: string }>();
  return { sessionId, cookies: collectSessionCookies(confirmation), confirmation };
}

it('session cookies have `__Host-` names on https, which no other host of the domain can set; other names are ignored', async () => {
  const [cookie] = (await post('/v1/auth/login', { email })).cookies;
  expect(cookie).toMatchObject({ name: '__Host-emberclutch_flow', secure: true, path: '/', httpOnly: true });
  expect(cookie).not.toHaveProperty('domain');

  const { sessionId, cookies } = await signIn();
  expect((await readAccount(sessionId, cookies)).statusCode).toBe(200);
  expect(Object.keys(cookies)).toEqual([expect.stringMatching(sessionName)]);
  const [[name, value] = ['', '']] = Object.entries(cookies);
  for (const wrongName of [name.replace('__Host-', ''), '__Host-emberclutch_session', 'emberclutch_session'])
    expect((await readAccount(sessionId, { [wrongName]: value })).statusCode).toBe(401);

  expect(listClearedCookies(await signOut(sessionId, cookies))).toEqual([name]);
});

it('session cookies are cleared by the 401 for a session that has ended', async () => {
  const { sessionId, cookies } = await signIn();
  provider.clock.advance({ hours: 13 });

  const rejection = await readAccount(sessionId, cookies);

  expect([rejection.statusCode, listClearedCookies(rejection)]).toEqual([401, Object.keys(cookies)]);
});

it.each(['ended', 'malformed, with a colon:'])(
  'session cookies do not keep a browser from signing in or out, even with a session id that is %s',
  async (kind) => {
    const { sessionId, cookies } = await signIn();
    await signOut(sessionId, cookies);
    const staleId = kind === 'ended' ? sessionId : kind;

    for (const [url, payload] of [
      ['/v1/auth/login', { email }],
      ['/v1/auth/signup', { email: 'fern@example.invalid', displayName: 'Fern' }],
      ['/v1/account/forgot-password/init', { username: email }],
      ['/v1/webauthn/login/begin', {}],
    ] as const)
      expect([url, (await post(url, payload, cookies, staleId)).statusCode]).toEqual([url, 200]);
    const signOutResponse = await signOut(staleId, cookies);
    expect([signOutResponse.statusCode, listClearedCookies(signOutResponse)]).toEqual([
      204,
      Object.keys(cookies),
    ]);
  },
);

it('session cookies of a newer session stay when the older session signs out late, or is rejected', async () => {
  const older = await signIn();
  const newer = await signIn();

  const signOutResponse = await signOut(older.sessionId, { ...older.cookies, ...newer.cookies });
  expect([signOutResponse.statusCode, listClearedCookies(signOutResponse)]).toEqual([
    204,
    Object.keys(older.cookies),
  ]);
  const rejection = await readAccount(older.sessionId, newer.cookies);
  expect([rejection.statusCode, rejection.cookies]).toEqual([401, []]);

  expect((await readAccount(newer.sessionId, newer.cookies)).statusCode).toBe(200);
});

it.each([
  ['a sign-out', 204, signOut],
  ['a refusal', 401, readAccount],
])(
  'session cookies of a newer session stay when %s of the older one arrives after the response that sets them',
  async (_what, status, send) => {
    const older = await signIn();
    await signOut(older.sessionId);
    const delayedResponse = await send(older.sessionId, older.cookies);
    const { sessionId, confirmation } = await signIn();

    const cookies = collectSessionCookies(confirmation, delayedResponse);

    expect([delayedResponse.statusCode, listClearedCookies(delayedResponse)]).toEqual([
      status,
      Object.keys(older.cookies),
    ]);
    expect((await readAccount(sessionId, cookies)).statusCode).toBe(200);
  },
);

it('session cookies of ended sessions are cleared by the next sign-in', async () => {
  const older = await signIn();
  await signOut(older.sessionId);
  const newer = await signIn(older.cookies);

  expect(collectSessionCookies(older.confirmation, newer.confirmation)).toEqual(newer.cookies);
});

it('a session can be ended with the hash of its id, which grants no access', async () => {
  const { sessionId, cookies } = await signIn();
  const sessionHash = createHash('sha256').update(sessionId).digest('hex');

  expect((await readAccount(sessionHash, cookies)).statusCode).toBe(401);
  expect((await post('/v1/auth/logout', { sessionHash: sessionId }, {})).statusCode).toBe(400);
  expect((await post('/v1/auth/logout', { sessionHash }, {})).statusCode).toBe(204);
  expect((await readAccount(sessionId, cookies)).statusCode).toBe(401);
});
