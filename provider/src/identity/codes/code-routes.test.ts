import type { InjectOptions } from 'fastify';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { createClient, readNewestCode, findNewestMail, signUp, toWrongCode } from '../../testing/sign-in.ts';
import { collectCookies } from '../../testing/collect-cookies.ts';

const provider = openForAll(openTestProvider);

const requestCode = (email: string, options: InjectOptions = {}) =>
  provider.post('/v1/auth/login', { email }, options);
const confirm = (payload: object, options: InjectOptions = {}) =>
  provider.post('/v1/auth/confirm', payload, options);

/** Requests a code and reads it in the mail. */
async function begin(email: string, options: InjectOptions = {}) {
  const response = await requestCode(email, options);
  const { challenge } = response.json<{ challenge: string }>();
  return { challenge, cookies: collectCookies(response), code: await readNewestCode(provider, email) };
}

describe('signing up', () => {
  it('signing up creates an account when the code is confirmed, and opens a session that a sign-out ends', async () => {
    const moss = await signUp(provider, 'moss@example.invalid', 'Moss Lantern');

    expect((await moss.get('/v1/account')).json()).toEqual({
      id: moss.accountId,
      email: 'moss@example.invalid',
      displayName: 'Moss Lantern',
      created: provider.clock.now() / 1000,
      metadata: { season: expect.any(String), age: expect.any(Number), credMetadata: {} },
      credentials: [],
      webauthn: { rpId: 'localhost', userId: expect.any(String) },
    });
    expect((await provider.get('/v1/account', { authorization: moss.sessionId })).statusCode).toBe(200);

    expect((await moss.post('/v1/auth/logout')).statusCode).toBe(204);
    expect((await moss.get('/v1/account')).json()).toMatchObject({ code: 'unauthorized', status: 401 });
  });

  it('signing up creates no account before the code is confirmed', async () => {
    await provider.post('/v1/auth/signup', { email: 'never@example.invalid', displayName: 'Never' });

    const accounts = provider.db.selectFrom('accounts').where('email', '=', 'never@example.invalid');
    expect(await accounts.selectAll().execute()).toEqual([]);
  });

  it('signing up with a known address mails a code to sign in and leaves the account unchanged', async () => {
    const { accountId } = await signUp(provider, 'fern@example.invalid', 'Fern');
    const body = { email: 'Fern@Example.invalid', displayName: 'Somebody' };
    const { challenge } = (await provider.post('/v1/auth/signup', body)).json();

    const mail = await findNewestMail(provider, 'fern@example.invalid');
    expect(mail.text).toContain('You are a keeper already');
    expect((await confirm({ code: String(mail.code), challenge })).json()).toMatchObject({
      userId: accountId,
    });
  });
});

describe('requesting a code', () => {
  it('requesting a code gives the same response whether or not the account exists', async () => {
    await signUp(provider, 'known@example.invalid');
    const shapes: object[] = [];
    for (const path of ['login', 'signup'])
      for (const name of ['known', 'unknown']) {
        const body = { email: `${name}@example.invalid`, ...(path === 'signup' && { displayName: name }) };
        const response = await provider.post(`/v1/auth/${path}`, body);
        const { 'set-cookie': _cookie, date: _date, ...headers } = response.headers;
        shapes.push({ status: response.statusCode, length: response.json().challenge.length, headers });
      }

    expect(shapes).toEqual(shapes.map(() => shapes[0]));
  });

  it('requesting a code for an unknown address mails no code, and no code signs in', async () => {
    const { challenge } = (await requestCode('nobody@example.invalid')).json();

    const mail = await findNewestMail(provider, 'nobody@example.invalid');
    expect(mail).toMatchObject({ code: null, text: expect.stringContaining('/register') });
    expect((await confirm({ code: 12_345_678, challenge })).json()).toMatchObject({
      status: 400,
      code: 'code_wrong',
      current: { tries: 4 },
    });
  });

  it('requesting a code is limited per e-mail address, with Retry-After', async () => {
    const requestEagerCode = () => requestCode('eager@example.invalid');
    for (let count = 0; count < provider.config.code.perEmail; count += 1) await requestEagerCode();
    provider.clock.advance({ minutes: 1 });

    const rejection = await requestEagerCode();
    expect(rejection.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(rejection.headers['retry-after']).toBe('540');

    provider.clock.advance({ seconds: 540 });
    expect((await requestEagerCode()).statusCode).toBe(200);
  });

  it.each([
    ['an IPv4 address', 1, () => '203.0.113.77', '203.0.113.78'],
    ['a /64 of IPv6', 1, (attempt: number) => `2001:db8:7:7::${attempt.toString(16)}`, '2001:db8:7:8::1'],
    ['a /48 of IPv6', 4, (attempt: number) => `2001:db8:9:${attempt.toString(16)}::1`, '2001:db8:a::1'],
  ])(
    'requesting a code is limited per %s, even under concurrent requests',
    async (network, share, toAddress, neighbour) => {
      const max = share * provider.config.code.perAddress;
      const requestCodeOfAttempt = (attempt: number, remoteAddress = toAddress(attempt)) =>
        requestCode(`${network.replaceAll(' ', '-').replace('/', '')}-${attempt}@example.invalid`, {
          remoteAddress,
        });

      const responses = await Promise.all(
        Array.from({ length: max + 5 }, (_, index) => requestCodeOfAttempt(index + 1)),
      );

      expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(max);
      const rejections = responses.filter(({ statusCode }) => statusCode === 429);
      expect(rejections.map(({ headers }) => headers['retry-after'])).toEqual(Array(5).fill('600'));
      expect((await requestCodeOfAttempt(0, neighbour)).statusCode).toBe(200);
    },
  );
});

describe('confirming a code', () => {
  const thorn = 'thorn@example.invalid';
  beforeAll(() => signUp(provider, thorn, 'Thorn'));
  beforeEach(() => provider.clock.advance({ minutes: 11 }));

  it('confirming a code ends the flow after five wrong codes, even for the right code', async () => {
    const { challenge, code } = await begin(thorn);

    const responses = [];
    for (let count = 0; count < 5; count += 1)
      responses.push((await confirm({ code: toWrongCode(code), challenge })).json());
    expect(responses).toMatchObject([
      ...[4, 3, 2, 1].map((tries) => ({ code: 'code_wrong', current: { tries } })),
      { code: 'code_used_up' },
    ]);

    expect((await confirm({ code, challenge })).json()).toMatchObject({ status: 400, code: 'code_used_up' });
  });

  it('confirming a code allows five attempts even under concurrent requests', async () => {
    const { challenge, code } = await begin(thorn);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => confirm({ code: toWrongCode(code), challenge })),
    );

    expect(responses.filter((response) => response.json().code === 'code_wrong')).toHaveLength(4);
    expect((await confirm({ code, challenge })).statusCode).toBe(400);
  });

  it('confirming a code fails after ten minutes', async () => {
    const { challenge, code } = await begin(thorn);
    provider.clock.advance({ minutes: 10 });

    expect((await confirm({ code, challenge })).json()).toMatchObject({ code: 'code_expired' });
  });

  it('confirming a code works for its own flow, and once', async () => {
    const older = await begin(thorn);
    const newer = await begin(thorn);

    const mixedResponse = await confirm({ code: older.code, challenge: newer.challenge });
    expect(mixedResponse.json()).toMatchObject({ code: 'code_wrong' });
    for (const { code, challenge } of [newer, older]) {
      expect((await confirm({ code, challenge })).statusCode).toBe(200);
      expect((await confirm({ code, challenge })).json()).toMatchObject({ code: 'code_expired' });
    }
  });

  it('confirming a code without a challenge works from the requesting address only', async () => {
    const { code } = await begin(thorn, { remoteAddress: '198.51.100.4' });

    const otherResponse = await confirm({ code }, { remoteAddress: '198.51.100.5' });
    expect(otherResponse.json()).toMatchObject({ code: 'code_expired' });
    expect((await confirm({ code }, { remoteAddress: '198.51.100.4' })).statusCode).toBe(200);
  });

  it('confirming a code with the cookie of the flow binds the session to a cookie', async () => {
    const { code, cookies } = await begin(thorn, { remoteAddress: '198.51.100.6' });

    const confirmation = await confirm({ code }, { cookies, remoteAddress: '198.51.100.7' });
    const session = confirmation.cookies.find(({ name }) => name.startsWith('emberclutch_session'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    const { headers, isSignedIn } = createClient(provider, confirmation.json().sessionId);
    const requestWithBoth = {
      url: '/v1/account',
      headers,
      cookies: { ...cookies, ...collectCookies(confirmation) },
    };
    expect(await isSignedIn()).toBe(false);
    expect((await provider.inject(requestWithBoth)).statusCode).toBe(200);
    expect((await provider.inject({ ...requestWithBoth, headers: {} })).statusCode).toBe(401);
  });
});

describe('the mail with a code', () => {
  const email = 'fern@example.invalid';
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
  beforeEach(() => provider.clock.advance({ minutes: 11 }));

  async function beginAndReadMail() {
    const options = { headers: { 'user-agent': userAgent }, remoteAddress: '203.0.113.9' };
    const response = await requestCode(email, options);
    const { text, code } = await findNewestMail(provider, email);
    const [fillInLink = '', endLink = ''] = text.match(/https?:\S+/g) ?? [];
    return { ...response.json<{ challenge: string; codeLength: number }>(), text, code, fillInLink, endLink };
  }

  it('the mail with a code describes who requested the code, and links to a page that reads code and challenge from the fragment', async () => {
    const { challenge, codeLength, text, fillInLink } = await beginAndReadMail();

    const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    expect(text).toContain(
      `on Firefox on Linux, from a network whose addresses begin with 203.0.113, on ${time.format(provider.clock.now())} UTC`,
    );
    expect(text).not.toContain('203.0.113.9');
    const { origin, pathname, search, hash } = new URL(fillInLink);
    expect(origin + pathname + search).toBe(`${provider.config.publicUrl}/verify`);
    const { code, ...otherParams } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect(otherParams).toEqual({ email, challenge });
    expect(code).toHaveLength(codeLength);
    expect((await confirm({ code: Number(code), ...otherParams })).statusCode).toBe(200);
  });

  it('the mail with a code links to a page that ends its flow, but no other flow of the inbox', async () => {
    const otherFlow = await beginAndReadMail();
    const { challenge, code, endLink } = await beginAndReadMail();

    const { pathname, search, hash } = new URL(endLink);
    expect(pathname + search + hash).toBe(`/verify?step=end#challenge=${challenge}`);
    expect((await provider.get('/v1/auth/end-flow')).statusCode).toBe(404);
    for (const endedChallenge of [challenge, 'of no flow'])
      expect((await provider.post('/v1/auth/end-flow', { challenge: endedChallenge })).statusCode).toBe(204);

    expect((await confirm({ code, challenge })).json()).toMatchObject({ code: 'code_expired' });
    expect((await confirm({ code: otherFlow.code, challenge: otherFlow.challenge })).statusCode).toBe(200);
  });
});

describe('invalid requests', () => {
  it.each([
    ['signup', {}, 'displayName'],
    ['signup', { email: 'a@example.invalid', displayName: 'A' }, 'displayName'],
    ['signup', { email: 'a@example.invalid', displayName: 'Nul\u0000led' }, 'displayName'],
    ['signup', { email: 'a@example.invalid', displayName: '\u3164\u2800\u3164' }, 'displayName'],
    ['signup', { email: 'no address', displayName: 'Fern' }, 'email'],
    ['login', { email: `a@${'b.'.repeat(130)}invalid` }, 'email'],
    ['login', { email: ['a@example.invalid'] }, 'email'],
    ['confirm', { code: '1234567x' }, 'code'],
    ['confirm', { code: 1.5 }, 'code'],
    ['confirm', { code: 12_345_678, challenge: '' }, 'challenge'],
  ])('%s %# is rejected with a message that names the field', async (path, body, field) => {
    const detail = expect.stringContaining(`"${field}"`);
    expect((await provider.post(`/v1/auth/${path}`, body)).json()).toMatchObject({
      status: 400,
      code: 'bad_request',
      detail,
    });
  });

  it.each([
    ['half of JSON', '{"email":', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1},"email":"a@example.invalid"}', 'application/json', 400],
    ['plain text', 'hello', 'text/plain', 415],
    ['more than 64 KB', JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json', 413],
  ])('a body of %s is rejected', async (_what, payload, type, status) => {
    const headers = { 'content-type': type };
    const response = await provider.inject({ method: 'POST', url: '/v1/auth/login', payload, headers });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, detail: expect.any(String) });
  });
});
