import type { InjectOptions } from 'fastify';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { clientWith, newestCode, newestMail, signUp, wrongCode } from '../../testing/sign-in.ts';

const provider = openForAll(openTestProvider);

const init = (username: unknown) => provider.post('/v1/account/forgot-password/init', { username });
const complete = (payload: object, more: InjectOptions = {}) =>
  provider.post('/v1/account/forgot-password/complete', payload, more);
const login = async (email: string): Promise<string> =>
  (await provider.post('/v1/auth/login', { email })).json().challenge;
const confirm = async (payload: object) => (await provider.post('/v1/auth/confirm', payload)).json();

/** Requests a code and reads it in the mail. */
async function begin(email: string, username = email): Promise<{ challenge: string; code: number }> {
  const { challenge } = (await init(username)).json();
  return { challenge, code: await newestCode(provider, email) };
}

describe('account recovery', () => {
  it.each([
    ['its e-mail address', 'moss@example.invalid', 'Moss Lantern', ' Moss@Example.invalid '],
    ['its name', 'thorn@example.invalid', 'Thorn of Ember', 'thorn OF ember'],
  ])('account recovery by %s signs in and ends every other session', async (_how, email, name, username) => {
    const owner = await signUp(provider, email, name);
    const bystander = await signUp(provider, `bystander-of-${email}`, `Not ${name}`);
    const begun = await begin(email, username);
    const { text } = await newestMail(provider, email);
    expect(text).toContain('signed out everywhere else');
    expect(text).toContain(`/reset?step=code#${new URLSearchParams({ email })}&code=`);

    const completed = (await complete(begun)).json();
    expect(completed).toEqual({ sessionId: expect.any(String), userId: owner.accountId });
    const clients = [clientWith(provider, completed.sessionId), owner, bystander];
    expect(await Promise.all(clients.map(({ isSignedIn }) => isSignedIn()))).toEqual([true, false, true]);
  });

  it('account recovery works from the same client without a challenge, and binds the session to a cookie when the client stores cookies', async () => {
    const email = 'cookie@example.invalid';
    await signUp(provider, email, 'Cookie');
    const begun = await init(email);
    const cookie = begun.cookies.find(({ name }) => name === 'emberclutch_reset');
    expect(cookie).toMatchObject({ httpOnly: true, path: '/v1/account/forgot-password' });

    const cookies = { emberclutch_reset: cookie?.value ?? '' };
    const completed = await complete({ code: await newestCode(provider, email) }, { cookies });
    const names = completed.cookies.map(({ name }) => name);
    expect(names).toContainEqual(expect.stringMatching(/^emberclutch_session_/));
    const { code } = await begin(email);
    expect((await complete({ code })).statusCode).toBe(200);
  });
});

describe('requesting a code', () => {
  it.each([
    ['an address', ['known@example.invalid', 'nobody@example.invalid']],
    ['a name', ['Known', 'Nobody at all']],
  ])(
    'requesting a code gives the same response for %s whether or not the account exists',
    async (_what, usernames) => {
      await signUp(provider, 'known@example.invalid', 'Known');

      const shapes: object[] = [];
      for (const username of usernames) {
        const answer = await init(username);
        const { 'set-cookie': _cookie, date: _date, ...headers } = answer.headers;
        shapes.push({ status: answer.statusCode, keys: Object.keys(answer.json()), headers });
      }
      expect(shapes).toEqual(shapes.map(() => shapes[0]));
    },
  );

  it('requesting a code mails no code to an address without an account', async () => {
    await init('nobody@example.invalid');

    expect(await newestMail(provider, 'nobody@example.invalid')).toMatchObject({ code: null });
  });

  it('requesting a code by a name that several accounts have requires the e-mail address, which works', async () => {
    for (const email of ['one-twin@example.invalid', 'other-twin@example.invalid'])
      await signUp(provider, email, 'Twin');

    const detail = expect.stringContaining('Please enter the e-mail address.');
    expect((await init('TWIN')).json()).toMatchObject({ status: 409, code: 'conflict', detail });
    expect((await newestMail(provider, 'one-twin@example.invalid')).text).toContain('Welcome');
    expect((await init('one-twin@example.invalid')).statusCode).toBe(200);
  });

  it('requesting a code by name does not reveal the address through limits or ended flows', async () => {
    const email = 'linked@example.invalid';
    await signUp(provider, email, 'Linked');
    provider.clock.advance({ minutes: 11 });
    const challenge = await login(email);
    for (let count = 0; count < provider.config.code.perEmail; count += 1) await init('Linked');

    expect((await init('Linked')).statusCode).toBe(429);
    expect((await init('nobody of that name')).statusCode).toBe(200);
    expect(await confirm({ code: 12_345_678, challenge })).toMatchObject({ code: 'code_wrong' });
    expect(await login(email)).toEqual(expect.any(String));
  });

  it.each([undefined, ' ', 'x'.repeat(255), 'Nul\u0000', 7])(
    'of the name %j is rejected',
    async (username) => {
      expect((await init(username)).statusCode).toBe(400);
    },
  );
});

describe('a code', () => {
  const email = 'code@example.invalid';
  beforeAll(() => signUp(provider, email, 'Coder'));
  beforeEach(() => provider.clock.advance({ minutes: 11 }));

  it('a code of a recovery does not sign in, and a code of a sign-in does not recover', async () => {
    const { challenge, code } = await begin(email);
    for (const payload of [{ code, challenge }, { code }])
      expect(await confirm(payload)).toMatchObject({ code: 'code_expired' });

    const mixed = { challenge: await login(email), code: await newestCode(provider, email) };
    expect((await complete(mixed)).json()).toMatchObject({ code: 'code_expired' });
  });

  it('a code works once, for ten minutes, with five attempts', async () => {
    const once = await begin(email);
    expect((await complete(once)).statusCode).toBe(200);
    expect((await complete(once)).json()).toMatchObject({ code: 'code_expired' });

    const late = await begin(email);
    provider.clock.advance({ minutes: 10 });
    expect((await complete(late)).json()).toMatchObject({ code: 'code_expired' });

    const last = await begin(email);
    const codes = [];
    for (let count = 0; count < 5; count += 1)
      codes.push((await complete({ ...last, code: wrongCode(last.code) })).json().code);
    expect(codes).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_used_up']);
    expect((await complete(last)).json()).toMatchObject({ code: 'code_used_up' });
  });

  it('a code for an unknown name is always wrong', async () => {
    const { challenge } = (await init('Nobody whatsoever')).json();

    expect((await complete({ code: 12_345_678, challenge })).json()).toMatchObject({ code: 'code_wrong' });
  });
});
