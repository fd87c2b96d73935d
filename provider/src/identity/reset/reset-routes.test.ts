import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { newestCode, newestMail, signUp } from '../../testing/sign-in.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openTestProvider();
});

afterAll(() => provider.close());

const post = (path: string, payload: object, more: object = {}) =>
  provider.inject({ method: 'POST', url: `/v1/${path}`, payload, ...more });

const init = (username: string) => post('account/forgot-password/init', { username });
const complete = (payload: object, more: object = {}) =>
  post('account/forgot-password/complete', payload, more);

async function challengeFor(username: string): Promise<string> {
  return (await init(username)).json().challenge;
}

const statusOf = async (sessionId: string) => {
  const headers = { authorization: `Bearer ${sessionId}` };
  return (await provider.inject({ url: '/v1/account', headers })).statusCode;
};

describe('account recovery', () => {
  it.each([
    ['its e-mail address', 'moss@example.invalid', 'Moss Lantern', ' Moss@Example.invalid '],
    ['its name', 'thorn@example.invalid', 'Thorn of Ember', 'thorn OF ember'],
  ])('by %s signs in and ends every other session', async (_how, email, name, username) => {
    const { accountId, sessionId } = await signUp(provider, email, name);
    const bystander = await signUp(provider, `bystander-of-${email}`, `Not ${name}`);
    const challenge = await challengeFor(username);
    const { text } = await newestMail(provider, email);
    expect(text).toContain('signed out everywhere else');
    expect(text).toContain(`/reset?step=code#${new URLSearchParams({ email })}&code=`);

    const completed = await complete({ code: await newestCode(provider, email), challenge });
    expect(completed.json()).toEqual({ sessionId: expect.any(String), userId: accountId });
    expect(await statusOf(completed.json().sessionId)).toBe(200);
    expect(await statusOf(sessionId)).toBe(401);
    expect(await statusOf(bystander.sessionId)).toBe(200);
  });

  it('works from the same client without a challenge, and binds the session to a cookie when the client stores cookies', async () => {
    const email = 'cookie@example.invalid';
    await signUp(provider, email, 'Cookie');
    const begun = await init(email);
    const cookie = begun.cookies.find(({ name }) => name === 'emberclutch_reset');
    expect(cookie).toMatchObject({ httpOnly: true, path: '/v1/account/forgot-password' });

    const cookies = { emberclutch_reset: cookie?.value ?? '' };
    const completed = await complete({ code: await newestCode(provider, email) }, { cookies });
    expect(completed.cookies.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^emberclutch_session_/),
    );
    await init(email);
    const bare = await complete({ code: await newestCode(provider, email) });
    expect(bare.statusCode).toBe(200);
  });
});

describe('requesting a code', () => {
  it('gives the same answer whether the account exists or not', async () => {
    await signUp(provider, 'known@example.invalid', 'Known');

    const shapes: object[] = [];
    for (const username of ['known@example.invalid', 'Known', 'nobody@example.invalid', 'Nobody at all']) {
      const answer = await init(username);
      const { 'set-cookie': _cookie, date: _date, ...headers } = answer.headers;
      shapes.push({ status: answer.statusCode, keys: Object.keys(answer.json()), headers });
    }
    expect(shapes).toEqual(shapes.map(() => shapes[0]));
  });

  it('by a name that several accounts have asks for the e-mail address, which works', async () => {
    for (const email of ['one-twin@example.invalid', 'other-twin@example.invalid'])
      await signUp(provider, email, 'Twin');

    const refused = await init('TWIN');

    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: expect.stringContaining('Please enter the e-mail address.'),
    });
    expect((await newestMail(provider, 'one-twin@example.invalid')).text).toContain('Welcome');
    expect((await init('one-twin@example.invalid')).statusCode).toBe(200);
  });

  it('sends a notice to an unknown address', async () => {
    await init('stranger@example.invalid');

    expect(await newestMail(provider, 'stranger@example.invalid')).toMatchObject({ code: null });
  });

  it('by name does not reveal the address through limits or ended flows', async () => {
    const email = 'linked@example.invalid';
    await signUp(provider, email, 'Linked');
    provider.clock.advance({ minutes: 11 });
    const login = await post('auth/login', { email });
    for (let count = 0; count < provider.config.code.perEmail; count += 1) await init('Linked');

    expect((await init('Linked')).statusCode).toBe(429);
    expect((await init('nobody of that name')).statusCode).toBe(200);
    const wrong = await post('auth/confirm', { code: 12_345_678, challenge: login.json().challenge });
    expect(wrong.json()).toMatchObject({ code: 'code_wrong' });
    expect((await post('auth/login', { email })).statusCode).toBe(200);
  });

  it.each([{}, { username: ' ' }, { username: 'x'.repeat(255) }, { username: 'Nul\u0000' }, { username: 7 }])(
    'with %j is rejected',
    async (payload) => {
      expect((await post('account/forgot-password/init', payload)).statusCode).toBe(400);
    },
  );
});

describe('a code', () => {
  const email = 'code@example.invalid';
  beforeAll(() => signUp(provider, email, 'Coder'));
  beforeEach(() => provider.clock.advance({ minutes: 11 }));

  it('of a recovery does not sign in, and one of a sign-in does not recover', async () => {
    const challenge = await challengeFor(email);
    const code = await newestCode(provider, email);
    expect((await post('auth/confirm', { code, challenge })).json()).toMatchObject({ code: 'code_expired' });
    expect((await post('auth/confirm', { code })).json()).toMatchObject({ code: 'code_expired' });

    const login = (await post('auth/login', { email })).json();
    const loginCode = await newestCode(provider, email);
    const mixed = { code: loginCode, challenge: login.challenge };
    expect((await complete(mixed)).json()).toMatchObject({ code: 'code_expired' });
  });

  it('works once, for ten minutes, with five tries', async () => {
    const challenge = await challengeFor(email);
    const code = await newestCode(provider, email);
    expect((await complete({ code, challenge })).statusCode).toBe(200);
    expect((await complete({ code, challenge })).json()).toMatchObject({ code: 'code_expired' });

    const late = await challengeFor(email);
    const lateCode = await newestCode(provider, email);
    provider.clock.advance({ minutes: 10 });
    expect((await complete({ code: lateCode, challenge: late })).json()).toMatchObject({
      code: 'code_expired',
    });

    const last = await challengeFor(email);
    const right = await newestCode(provider, email);
    const codes = [];
    for (let count = 0; count < 5; count += 1)
      codes.push((await complete({ code: wrongCode(right), challenge: last })).json().code);
    expect(codes).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_used_up']);
    expect((await complete({ code: right, challenge: last })).json()).toMatchObject({ code: 'code_used_up' });
  });

  it('for an unknown name is always wrong', async () => {
    const challenge = await challengeFor('Nobody whatsoever');

    expect((await complete({ code: 12_345_678, challenge })).json()).toMatchObject({ code: 'code_wrong' });
  });
});
