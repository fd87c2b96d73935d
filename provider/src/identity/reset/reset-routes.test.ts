import type { InjectOptions } from 'fastify';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { createClient, readNewestCode, findNewestMail, signUp } from '../../testing/sign-in.ts';

const provider = openForAll(openTestProvider);

const requestCode = (username: unknown) => provider.post('/v1/account/forgot-password/init', { username });
const completeReset = (payload: object, options: InjectOptions = {}) =>
  provider.post('/v1/account/forgot-password/complete', payload, options);
const requestSignInCode = async (email: string): Promise<string> =>
  (await provider.post('/v1/auth/login', { email })).json().challenge;
const confirm = async (payload: object) => (await provider.post('/v1/auth/confirm', payload)).json();

/** Requests a code and reads it in the mail. */
async function begin(email: string, username = email): Promise<{ challenge: string; code: number }> {
  const { challenge } = (await requestCode(username)).json();
  return { challenge, code: await readNewestCode(provider, email) };
}

describe('account recovery', () => {
  it.each([
    ['its e-mail address', 'moss@example.invalid', 'Moss Lantern', ' Moss@Example.invalid '],
    ['its name', 'thorn@example.invalid', 'Thorn of Ember', 'thorn OF ember'],
  ])('account recovery by %s signs in and ends every other session', async (_how, email, name, username) => {
    const owner = await signUp(provider, email, name);
    const bystander = await signUp(provider, `bystander-of-${email}`, `Not ${name}`);
    const flow = await begin(email, username);
    const { text } = await findNewestMail(provider, email);
    expect(text).toContain('signed out everywhere else');
    expect(text).toContain(`/reset?step=code#${new URLSearchParams({ email })}&code=`);

    const session = (await completeReset(flow)).json();
    expect(session).toEqual({ sessionId: expect.any(String), userId: owner.accountId });
    const clients = [createClient(provider, session.sessionId), owner, bystander];
    expect(await Promise.all(clients.map(({ isSignedIn }) => isSignedIn()))).toEqual([true, false, true]);
  });

  it('account recovery works from the same client without a challenge, and binds the session to a cookie when the client stores cookies', async () => {
    const email = 'cookie@example.invalid';
    await signUp(provider, email, 'Cookie');
    const flow = await requestCode(email);
    const cookie = flow.cookies.find(({ name }) => name === 'emberclutch_reset');
    expect(cookie).toMatchObject({ httpOnly: true, path: '/v1/account/forgot-password' });

    const cookies = { emberclutch_reset: cookie?.value ?? '' };
    const session = await completeReset({ code: await readNewestCode(provider, email) }, { cookies });
    const names = session.cookies.map(({ name }) => name);
    expect(names).toContainEqual(expect.stringMatching(/^emberclutch_session_/));
    const { code } = await begin(email);
    expect((await completeReset({ code })).statusCode).toBe(200);
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
        const response = await requestCode(username);
        const { 'set-cookie': _cookie, date: _date, ...headers } = response.headers;
        shapes.push({ status: response.statusCode, keys: Object.keys(response.json()), headers });
      }
      expect(shapes).toEqual(shapes.map(() => shapes[0]));
    },
  );

  it('requesting a code mails no code to an address without an account', async () => {
    await requestCode('nobody@example.invalid');

    expect(await findNewestMail(provider, 'nobody@example.invalid')).toMatchObject({ code: null });
  });

  it('requesting a code by a name that several accounts have requires the e-mail address, which works', async () => {
    for (const email of ['one-twin@example.invalid', 'other-twin@example.invalid'])
      await signUp(provider, email, 'Twin');

    const detail = expect.stringContaining('Please enter the e-mail address.');
    expect((await requestCode('TWIN')).json()).toMatchObject({ status: 409, code: 'conflict', detail });
    expect((await findNewestMail(provider, 'one-twin@example.invalid')).text).toContain('Welcome');
    expect((await requestCode('one-twin@example.invalid')).statusCode).toBe(200);
  });

  it('requesting a code by name does not reveal the address through limits or ended flows', async () => {
    const email = 'linked@example.invalid';
    await signUp(provider, email, 'Linked');
    provider.clock.advance({ minutes: 11 });
    const challenge = await requestSignInCode(email);
    for (let count = 0; count < provider.config.code.perEmail; count += 1) await requestCode('Linked');

    expect((await requestCode('Linked')).statusCode).toBe(429);
    expect((await requestCode('nobody of that name')).statusCode).toBe(200);
    expect(await confirm({ code: 12_345_678, challenge })).toMatchObject({ code: 'code_wrong' });
    expect(await requestSignInCode(email)).toEqual(expect.any(String));
  });

  it.each([undefined, ' ', 'x'.repeat(255), 'Nul\u0000', 7])(
    'requesting a code for the name %j is rejected',
    async (username) => {
      expect((await requestCode(username)).statusCode).toBe(400);
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

    const mixedPayload = {
      challenge: await requestSignInCode(email),
      code: await readNewestCode(provider, email),
    };
    expect((await completeReset(mixedPayload)).json()).toMatchObject({ code: 'code_expired' });
  });

  it('a code for an unknown name is always wrong', async () => {
    const { challenge } = (await requestCode('Nobody whatsoever')).json();

    expect((await completeReset({ code: 12_345_678, challenge })).json()).toMatchObject({
      code: 'code_wrong',
    });
  });
});
