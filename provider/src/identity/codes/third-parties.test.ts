import { asOperator } from '../../testing/open-test-provider.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { registerPasskey, signInByPasskey } from '../../testing/passkeys.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { newestCode, newestMail, signUp } from '../../testing/sign-in.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let provider: TestProvider;
let clients = 0;

const email = 'moss@example.invalid';
const mine = '198.51.100.4';

beforeAll(async () => {
  provider = await openTestProvider({ trustProxy: 1 });
  await signUp(provider, email, 'Moss Lantern');
});

afterAll(() => provider.close());

beforeEach(() => provider.clock.advance({ hours: 25 }));

/** A client behind the trusted proxy: not one of our pages, and without cookies unless given. */
const client = (network: string, headers: Record<string, string> = {}) => ({
  post: (path: string, payload: object, cookies: Record<string, string> = {}) =>
    provider.inject({
      method: 'POST',
      url: `/v1/${path}`,
      payload,
      cookies,
      remoteAddress: '10.0.0.1',
      headers: { ...headers, 'x-forwarded-for': network },
    }),
});

const me = client(mine, { origin: 'http://localhost:3000' });
const anotherClient = () => client(`203.0.${(clients += 1)}.1`);
/** Asks for a code and reads it in the mail. */
async function begin(from = me) {
  const { challenge } = (await from.post('auth/login', { email })).json();
  return { challenge, code: await newestCode(provider, email) };
}

const mailsTo = async (address: string) =>
  (await provider.inject({ url: '/outbox.json', headers: asOperator }))
    .json()
    .filter(({ to }: { to: string }) => to === address);

describe('a pending sign-in', () => {
  it.each([
    ['login', 'auth/login', { email }],
    ['signup', 'auth/signup', { email, displayName: 'Other' }],
    ['reset', 'account/forgot-password/init', { username: email }],
  ])('survives any number of requests from elsewhere (%s)', async (_call, path, body) => {
    const { challenge, code } = await begin();
    for (let count = 0; count < 12; count += 1) await anotherClient().post(path, body);

    expect((await me.post('auth/confirm', { code, challenge })).statusCode).toBe(200);
  });

  it('has its own five tries, apart from other flows of the address', async () => {
    const { challenge, code } = await begin();
    const other = anotherClient();
    const theirs = await begin(other);
    for (let count = 0; count < 5; count += 1)
      await other.post('auth/confirm', { code: wrongCode(theirs.code), challenge: theirs.challenge });

    const theirsNow = await other.post('auth/confirm', theirs);
    expect(theirsNow.json()).toMatchObject({ code: 'code_used_up' });
    const once = await me.post('auth/confirm', { code: wrongCode(code), challenge });
    expect(once.json()).toMatchObject({ code: 'code_wrong', current: { tries: 4 } });
    expect((await me.post('auth/confirm', { code, challenge })).statusCode).toBe(200);
  });

  it('is replaced when the same browser asks again, and only then', async () => {
    const first = await me.post('auth/login', { email });
    const code = await newestCode(provider, email);
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    await me.post('auth/login', { email });
    const { challenge } = first.json();
    expect((await me.post('auth/confirm', { code: wrongCode(code), challenge })).json()).toMatchObject({
      code: 'code_wrong',
    });

    await me.post('auth/login', { email }, cookies);
    expect((await me.post('auth/confirm', { code, challenge })).json()).toMatchObject({
      code: 'code_expired',
    });
  });
});

describe('a code that later requests share', () => {
  /** An inbox gets no more mails than this in a window. */
  const fillInbox = async () => {
    for (let count = 0; count < provider.config.code.perEmail - 1; count += 1)
      await anotherClient().post('auth/login', { email });
  };

  it('does not work again after it was used', async () => {
    await fillInbox();
    const { challenge, code } = await begin();
    const waiting = (await anotherClient().post('auth/login', { email })).json();
    expect((await me.post('auth/confirm', { code, challenge })).statusCode).toBe(200);

    const thief = anotherClient();
    const later = (await thief.post('auth/login', { email })).json();
    for (const flow of [later, waiting])
      expect((await thief.post('auth/confirm', { code, challenge: flow.challenge })).statusCode).toBe(400);
  });

  it('expires at the time that its mail states', async () => {
    await fillInbox();
    const { code } = await begin();
    provider.clock.advance({ minutes: 9 });
    const { challenge } = (await anotherClient().post('auth/login', { email })).json();
    provider.clock.advance({ minutes: 1 });

    expect((await me.post('auth/confirm', { code, challenge })).json()).toMatchObject({
      code: 'code_expired',
    });
  });
});

describe('requests for codes', () => {
  it('of other clients do not use up the requests of the owner', async () => {
    for (let count = 0; count < 20; count += 1) await anotherClient().post('auth/login', { email });

    for (let count = 0; count < provider.config.code.perEmail; count += 1)
      expect((await me.post('auth/login', { email })).statusCode).toBe(200);
    expect((await me.post('auth/login', { email })).statusCode).toBe(429);
  });

  it('send a bounded number of mails; a request above it waits for the code of the newest mail', async () => {
    const before = (await mailsTo(email)).length;
    for (let count = 0; count < 20; count += 1) await anotherClient().post('auth/login', { email });
    provider.clock.advance({ minutes: 9 });
    const { challenge } = (await me.post('auth/login', { email })).json();

    expect((await mailsTo(email)).length - before).toBe(provider.config.code.perEmail);
    provider.clock.advance({ seconds: 59 });
    const code = await newestCode(provider, email);
    expect((await me.post('auth/confirm', { code, challenge })).statusCode).toBe(200);
  });

  it('send at most 40 mails in a day, and let the owner in by a passkey', async () => {
    const owner = 'day@example.invalid';
    const signedUp = await signUp(provider, owner, 'Day Keeper');
    const authenticator = new SoftwareAuthenticator();
    await registerPasskey(provider, signedUp, authenticator);
    for (let count = 0; count < 60; count += 1) {
      if (count % 5 === 0) provider.clock.advance({ minutes: 11 });
      const { statusCode } = await anotherClient().post('auth/login', { email: owner });
      expect(statusCode).toBe(200);
    }

    const mails = await provider.db.selectFrom('mails').select('id').where('recipient', '=', owner).execute();
    expect(mails).toHaveLength(40 + 1);
    await signInByPasskey(provider, authenticator);
    provider.clock.advance({ hours: 24 });
    expect((await me.post('auth/login', { email: owner })).statusCode).toBe(200);
    expect(
      await provider.db.selectFrom('mails').select('id').where('recipient', '=', owner).execute(),
    ).toHaveLength(42);
  });

  it('that share a code share its one use', async () => {
    for (let count = 0; count < 5; count += 1) await anotherClient().post('auth/login', { email });
    const [one, other] = [await begin(), await begin()];

    expect((await me.post('auth/confirm', one)).statusCode).toBe(200);
    expect((await me.post('auth/confirm', { ...other, code: one.code })).json()).toMatchObject({
      code: 'code_expired',
    });
  });

  it('to sign in do not use up the mails to sign up', async () => {
    const address = 'new@example.invalid';
    for (let count = 0; count < 12; count += 1) await anotherClient().post('auth/login', { email: address });
    expect(await mailsTo(address)).toHaveLength(provider.config.code.perEmail);
    const { challenge } = (await me.post('auth/signup', { email: address, displayName: 'New' })).json();

    const { code } = await newestMail(provider, address);
    expect((await me.post('auth/confirm', { code, challenge })).statusCode).toBe(200);
  });
});

describe('a code without cookie and challenge', () => {
  it('is not compared with the flows of our own pages', async () => {
    const { code, challenge } = await begin();

    expect((await client(mine).post('auth/confirm', { code })).json()).toMatchObject({
      code: 'code_expired',
    });
    expect((await me.post('auth/confirm', { code, challenge })).statusCode).toBe(200);
  });

  it('ends no other flow in the same network when it is wrong', async () => {
    const neighbours = [client(mine), client(mine)];
    const [begun, other] = [await begin(neighbours[0]), await begin(neighbours[1])];
    const bare = (code: number) => client(mine).post('auth/confirm', { code });
    for (let count = 0; count < 6; count += 1)
      expect((await bare(wrongCode(begun.code))).json()).toMatchObject({ code: 'code_wrong' });

    expect((await me.post('auth/confirm', begun)).statusCode).toBe(200);
    expect((await bare(other.code)).statusCode).toBe(200);
  });

  it('is limited per network, which does not affect clients with a challenge', async () => {
    const bare = (network: string) => client(network).post('auth/confirm', { code: 12_345_678 });
    for (let count = 0; count < provider.config.code.barePerNetwork; count += 1) await bare(mine);

    const refused = await bare(mine);
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await bare('198.51.100.5')).statusCode).toBe(400);
    expect((await me.post('auth/confirm', await begin())).statusCode).toBe(200);
  });
});

it('stops guesses from many networks, and lets the owner in', async () => {
  const guess = async (from: ReturnType<typeof client>, tries: number) => {
    const { challenge, code } = await begin(from);
    let answer = await from.post('auth/confirm', { code: wrongCode(code), challenge });
    for (let count = 1; count < tries; count += 1)
      answer = await from.post('auth/confirm', { code: wrongCode(code), challenge });
    return { answer, challenge, code };
  };
  const { wrongPerEmail, tries } = provider.config.code;
  const { challenge, code } = await begin();
  for (let count = 0; count < wrongPerEmail / tries; count += 1) await guess(anotherClient(), tries);

  const late = anotherClient();
  const first = await guess(late, 1);
  expect(first.answer.json()).toMatchObject({ code: 'code_wrong' });
  // Even with the right code: an answer that differs would reveal a right guess.
  expect((await late.post('auth/confirm', first)).json()).toMatchObject({ status: 429 });
  expect((await me.post('auth/confirm', { code, challenge })).statusCode).toBe(200);
});
