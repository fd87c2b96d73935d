import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { newestCode, newestMail, signUp } from '../../testing/sign-in.ts';
import { storedCookies } from '../../testing/stored-cookies.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openTestProvider();
});

afterAll(() => provider.close());

const post = (
  url: string,
  payload: object,
  more: { headers?: Record<string, string>; remoteAddress?: string } = {},
) => provider.inject({ method: 'POST', url, payload, ...more });

async function begin(email: string, remoteAddress?: string) {
  const answer = await post('/v1/auth/login', { email }, { remoteAddress });
  return { challenge: answer.json<{ challenge: string }>().challenge, cookies: answer.cookies };
}

describe('signing up', () => {
  it('creates an account when the code is confirmed, signs in, and signs out', async () => {
    const { accountId, sessionId, headers } = await signUp(provider, 'moss@example.invalid', 'Moss Lantern');

    const account = await provider.inject({ url: '/v1/account', headers });
    expect(account.json()).toEqual({
      id: accountId,
      email: 'moss@example.invalid',
      displayName: 'Moss Lantern',
      created: provider.clock.now() / 1000,
      metadata: { season: expect.any(String), age: expect.any(Number), credMetadata: {} },
      credentials: [],
      webauthn: { rpId: 'localhost', userId: expect.any(String) },
    });
    const bare = await provider.inject({ url: '/v1/account', headers: { authorization: sessionId } });
    expect(bare.statusCode).toBe(200);

    const out = await provider.inject({ method: 'POST', url: '/v1/auth/logout', headers });
    expect(out.statusCode).toBe(204);
    const after = await provider.inject({ url: '/v1/account', headers });
    expect(after.statusCode).toBe(401);
    expect(after.json()).toMatchObject({ code: 'unauthorized', status: 401 });
  });

  it('creates no account before the code is confirmed', async () => {
    await post('/v1/auth/signup', { email: 'never@example.invalid', displayName: 'Never' });

    const rows = await provider.db
      .selectFrom('accounts')
      .where('email', '=', 'never@example.invalid')
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  it('with a known address mails a code to sign in and leaves the account unchanged', async () => {
    const { accountId } = await signUp(provider, 'fern@example.invalid', 'Fern');
    const again = await post('/v1/auth/signup', { email: 'Fern@Example.invalid', displayName: 'Somebody' });

    const mail = await newestMail(provider, 'fern@example.invalid');
    expect(mail.text).toContain('You are a keeper already');
    const { challenge } = again.json<{ challenge: string }>();
    const confirmed = await post('/v1/auth/confirm', { code: mail.code, challenge });
    expect(confirmed.json()).toMatchObject({ userId: accountId });
  });
});

describe('requesting a code', () => {
  it('gives the same answer whether the account exists or not', async () => {
    await signUp(provider, 'known@example.invalid');
    const shapes: object[] = [];
    for (const [path, body] of [
      ['login', { email: 'known@example.invalid' }],
      ['login', { email: 'unknown@example.invalid' }],
      ['signup', { email: 'known@example.invalid', displayName: 'Known' }],
      ['signup', { email: 'unknown@example.invalid', displayName: 'Unknown' }],
    ] as const) {
      const answer = await post(`/v1/auth/${path}`, body);
      const { challenge } = answer.json<{ challenge: string }>();
      const { 'set-cookie': _cookie, date: _date, ...headers } = answer.headers;
      shapes.push({ status: answer.statusCode, length: challenge.length, headers });
    }

    expect(shapes).toEqual(shapes.map(() => shapes[0]));
  });

  it('for an unknown address mails no code, and no code signs in', async () => {
    const { challenge } = await begin('nobody@example.invalid');

    const mail = await newestMail(provider, 'nobody@example.invalid');
    expect(mail).toMatchObject({ code: null, text: expect.stringContaining('/register') });
    const wrong = await post('/v1/auth/confirm', { code: 12_345_678, challenge });
    expect(wrong.json()).toMatchObject({ status: 400, code: 'code_wrong', current: { tries: 4 } });
  });

  it('is limited per e-mail address, with Retry-After', async () => {
    for (let count = 0; count < provider.config.code.perEmail; count += 1)
      await begin('eager@example.invalid');
    provider.clock.advance({ minutes: 1 });

    const refused = await post('/v1/auth/login', { email: 'eager@example.invalid' });
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBe(540);

    provider.clock.advance({ seconds: wait });
    expect((await post('/v1/auth/login', { email: 'eager@example.invalid' })).statusCode).toBe(200);
  });

  it('is limited per client', async () => {
    const remoteAddress = '203.0.113.77';
    for (let count = 0; count < provider.config.code.perAddress; count += 1)
      await begin(`many-${count}@example.invalid`, remoteAddress);

    const refused = await post('/v1/auth/login', { email: 'one-more@example.invalid' }, { remoteAddress });
    expect(refused.statusCode).toBe(429);
    const elsewhere = await post(
      '/v1/auth/login',
      { email: 'one-more@example.invalid' },
      { remoteAddress: '203.0.113.78' },
    );
    expect(elsewhere.statusCode).toBe(200);
  });
});

it('counts an IPv6 network as one client, also under concurrent requests', async () => {
  const max = provider.config.code.perAddress;
  const ask = (place: number) =>
    post(
      '/v1/auth/login',
      { email: `host-${place}@example.invalid` },
      { remoteAddress: `2001:db8:7:7::${(place + 1).toString(16)}` },
    );

  const answers = await inRounds(max + 5, ask);

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(max);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array(5).fill('600'));
  const neighbour = await post(
    '/v1/auth/login',
    { email: 'neighbour@example.invalid' },
    { remoteAddress: '2001:db8:7:8::1' },
  );
  expect(neighbour.statusCode).toBe(200);
});

it('allows a /48 of IPv6 four times as many requests as a network', async () => {
  const max = 4 * provider.config.code.perAddress;
  const ask = (place: number) =>
    post(
      '/v1/auth/login',
      { email: `site-${place}@example.invalid` },
      { remoteAddress: `2001:db8:9:${(place + 1).toString(16)}::1` },
    );

  const answers = await inRounds(max + 5, ask);

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...Array(max).fill(200), ...Array(5).fill(429)]);
});

/** Fewer at once than may wait for one network. */
async function inRounds<Answer>(count: number, ask: (place: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const round = Array.from({ length: Math.min(15, count - answers.length) }, (_, index) =>
      ask(answers.length + index),
    );
    answers.push(...(await Promise.all(round)));
  }
  return answers;
}

describe('confirming a code', () => {
  beforeAll(() => signUp(provider, 'thorn@example.invalid', 'Thorn'));
  beforeEach(() => provider.clock.advance({ minutes: 11 }));

  it('ends the flow after five wrong codes, also for the right code', async () => {
    const { challenge } = await begin('thorn@example.invalid');
    const code = await newestCode(provider, 'thorn@example.invalid');

    const answers = [];
    for (let count = 0; count < 5; count += 1)
      answers.push((await post('/v1/auth/confirm', { code: wrongCode(code), challenge })).json());
    expect(answers).toMatchObject([
      ...[4, 3, 2, 1].map((tries) => ({ code: 'code_wrong', current: { tries } })),
      { code: 'code_used_up' },
    ]);

    const late = await post('/v1/auth/confirm', { code, challenge });
    expect(late.json()).toMatchObject({ status: 400, code: 'code_used_up' });
  });

  it('allows five tries even under concurrent requests', async () => {
    const { challenge } = await begin('thorn@example.invalid');
    const code = await newestCode(provider, 'thorn@example.invalid');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('/v1/auth/confirm', { code: wrongCode(code), challenge })),
    );

    expect(answers.filter((answer) => answer.json().code === 'code_wrong')).toHaveLength(4);
    expect((await post('/v1/auth/confirm', { code, challenge })).statusCode).toBe(400);
  });

  it('fails after ten minutes', async () => {
    const { challenge } = await begin('thorn@example.invalid');
    const code = await newestCode(provider, 'thorn@example.invalid');
    provider.clock.advance({ minutes: 10 });

    expect((await post('/v1/auth/confirm', { code, challenge })).json()).toMatchObject({
      code: 'code_expired',
    });
  });

  it('works for its own flow, and once', async () => {
    const older = await begin('thorn@example.invalid');
    const olderCode = await newestCode(provider, 'thorn@example.invalid');
    const newer = await begin('thorn@example.invalid');
    const newerCode = await newestCode(provider, 'thorn@example.invalid');

    const mixed = await post('/v1/auth/confirm', { code: olderCode, challenge: newer.challenge });
    expect(mixed.json()).toMatchObject({ code: 'code_wrong' });
    for (const [code, { challenge }] of [
      [newerCode, newer],
      [olderCode, older],
    ] as const) {
      expect((await post('/v1/auth/confirm', { code, challenge })).statusCode).toBe(200);
      const again = await post('/v1/auth/confirm', { code, challenge });
      expect(again.json()).toMatchObject({ code: 'code_expired' });
    }
  });

  it('without a challenge works from the requesting address only', async () => {
    await begin('thorn@example.invalid', '198.51.100.4');
    const code = await newestCode(provider, 'thorn@example.invalid');

    const otherClient = await post('/v1/auth/confirm', { code }, { remoteAddress: '198.51.100.5' });
    expect(otherClient.json()).toMatchObject({ code: 'code_expired' });
    const asker = await post('/v1/auth/confirm', { code }, { remoteAddress: '198.51.100.4' });
    expect(asker.statusCode).toBe(200);
  });

  it('with the cookie of the flow binds the session to a cookie', async () => {
    const begun = await begin('thorn@example.invalid', '198.51.100.6');
    const code = await newestCode(provider, 'thorn@example.invalid');

    const confirmed = await provider.inject({
      method: 'POST',
      url: '/v1/auth/confirm',
      payload: { code },
      cookies: storedCookies(begun),
      remoteAddress: '198.51.100.7',
    });
    const headers = { authorization: `Bearer ${confirmed.json().sessionId}` };
    const session = confirmed.cookies.find(({ name }) => name.startsWith('emberclutch_session'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    expect((await provider.inject({ url: '/v1/account', headers })).statusCode).toBe(401);
    const both = { url: '/v1/account', headers, cookies: storedCookies(begun, confirmed) };
    expect((await provider.inject(both)).statusCode).toBe(200);
    const cookieOnly = { url: '/v1/account', cookies: both.cookies };
    expect((await provider.inject(cookieOnly)).statusCode).toBe(401);
  });
});

describe('the mail with a code', () => {
  const email = 'fern@example.invalid';
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
  beforeEach(() => provider.clock.advance({ minutes: 11 }));

  async function beginAndReadMail() {
    const more = { headers: { 'user-agent': userAgent }, remoteAddress: '203.0.113.9' };
    const begun = await post('/v1/auth/login', { email }, more);
    const { text } = await newestMail(provider, email);
    const [fillIn = '', end = ''] = text.match(/https?:\S+/g) ?? [];
    return { begun: begun.json<{ challenge: string; codeLength: number }>(), text, fillIn, end };
  }

  it('says who asked for it, and links to a page that reads code and challenge from the fragment', async () => {
    const { begun, text, fillIn } = await beginAndReadMail();

    const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    expect(text).toContain(
      `on Firefox on Linux, from a network whose addresses begin with 203.0.113, on ${time.format(provider.clock.now())} UTC`,
    );
    expect(text).not.toContain('203.0.113.9');
    const { origin, pathname, search, hash } = new URL(fillIn);
    expect(origin + pathname + search).toBe(`${provider.config.publicUrl}/verify`);
    const { code, ...filled } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect(filled).toEqual({ email, challenge: begun.challenge });
    expect(code).toHaveLength(begun.codeLength);
    expect((await post('/v1/auth/confirm', { code: Number(code), ...filled })).statusCode).toBe(200);
  });

  it('links to a page that ends its flow, and no other flow of the inbox', async () => {
    const other = await beginAndReadMail();
    const otherCode = await newestCode(provider, email);
    const { begun, end } = await beginAndReadMail();
    const code = await newestCode(provider, email);

    const { pathname, search, hash } = new URL(end);
    expect(pathname + search).toBe('/verify?step=end');
    const challenge = new URLSearchParams(hash.slice(1)).get('challenge');
    expect(challenge).toBe(begun.challenge);
    expect((await provider.inject({ url: '/v1/auth/end-flow' })).statusCode).toBe(404);
    for (const ended of [challenge, 'of no flow'])
      expect((await post('/v1/auth/end-flow', { challenge: ended })).statusCode).toBe(204);

    const late = await post('/v1/auth/confirm', { code, challenge });
    expect(late.json()).toMatchObject({ code: 'code_expired' });
    const fine = await post('/v1/auth/confirm', { code: otherCode, challenge: other.begun.challenge });
    expect(fine.statusCode).toBe(200);
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
    ['confirm', { code: '12345678' }, 'code'],
    ['confirm', { code: 1.5 }, 'code'],
    ['confirm', { code: 12_345_678, challenge: '' }, 'challenge'],
  ])('%s %# is rejected with a message that names the field', async (path, body, field) => {
    const answer = await post(`/v1/auth/${path}`, body);

    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'bad_request',
      detail: expect.stringContaining(`"${field}"`),
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
    const answer = await provider.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload,
      headers: { 'content-type': type },
    });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, detail: expect.any(String) });
  });

  it('an unknown path is answered with a problem', async () => {
    const answer = await provider.inject({ url: '/v1/nothing/here?x=1' });

    expect(answer.json()).toMatchObject({
      status: 404,
      code: 'not_found',
      detail: 'There is no GET /v1/nothing/here.',
    });
  });
});
