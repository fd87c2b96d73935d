import { readConfig } from '../../config/config.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { registerPasskey, signInByPasskey } from '../../testing/passkeys.ts';
import { mailsTo, newestCode, newestMail, signUp, wrongCode } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { storedCookies } from '../../testing/stored-cookies.ts';

const settings = { ...readConfig({}).code, wrongPerEmail: 20, perEmailAndDay: 12 };
const provider = openForAll(() => openTestProvider({ trustProxy: 1, code: settings }));
const email = 'moss@example.invalid';
beforeAll(() => signUp(provider, email, 'Moss Lantern'));
beforeEach(() => provider.clock.advance({ hours: 25 }));

/** A client behind the trusted proxy that is not one of our pages, and has no cookies by default. */
function client(network: string, headers: Record<string, string> = {}) {
  const post = (path: string, payload: object, cookies: Record<string, string> = {}) =>
    provider.post(`/v1/${path}`, payload, {
      cookies,
      remoteAddress: '10.0.0.1',
      headers: { ...headers, 'x-forwarded-for': network },
    });
  return {
    post,
    ask: (address = email) => post('auth/login', { email: address }),
    /** @returns the status of the response, or the code of its problem */
    async confirm(payload: object): Promise<number | string> {
      const answer = await post('auth/confirm', payload);
      return answer.statusCode === 200 ? 200 : answer.json().code;
    },
    /** Requests a code and reads it in the mail. */
    async begin(): Promise<{ challenge: string; code: number }> {
      const { challenge } = (await post('auth/login', { email })).json();
      return { challenge, code: await newestCode(provider, email) };
    },
  };
}

/** Changes the first character of the authentication code in a browser's mark. */
const forge = (mark: string) => mark.replace(/~(.)/, (_, first) => `~${first === 'A' ? 'B' : 'A'}`);

const mine = '198.51.100.4';
const me = client(mine, { origin: 'http://localhost:3000' });
let clients = 0;
const anotherClient = () => client(`203.0.${(clients += 1)}.1`);

async function repeat(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await work(index);
}

describe('a pending sign-in', () => {
  it.each([
    ['login', 'auth/login', { email }],
    ['signup', 'auth/signup', { email, displayName: 'Other' }],
    ['reset', 'account/forgot-password/init', { username: email }],
  ])('a pending sign-in survives any number of requests from elsewhere (%s)', async (_call, path, body) => {
    const begun = await me.begin();
    await repeat(12, () => anotherClient().post(path, body));

    expect(await me.confirm(begun)).toBe(200);
  });

  it('a pending sign-in has its own five attempts, independent of other flows of the address', async () => {
    const begun = await me.begin();
    const other = anotherClient();
    const theirs = await other.begin();
    await repeat(5, () => other.confirm({ ...theirs, code: wrongCode(theirs.code) }));

    expect(await other.confirm(theirs)).toBe('code_used_up');
    const once = await me.post('auth/confirm', { ...begun, code: wrongCode(begun.code) });
    expect(once.json()).toMatchObject({ code: 'code_wrong', current: { tries: 4 } });
    expect(await me.confirm(begun)).toBe(200);
  });

  it('a pending sign-in is replaced only when the same browser requests another code', async () => {
    const first = await me.ask();
    const begun = { challenge: first.json().challenge, code: await newestCode(provider, email) };
    await me.ask();
    expect(await me.confirm({ ...begun, code: wrongCode(begun.code) })).toBe('code_wrong');

    await me.post('auth/login', { email }, storedCookies(first));
    expect(await me.confirm(begun)).toBe('code_expired');
  });
});

describe('a code that later requests share', () => {
  /** Sends as many e-mails as an inbox accepts in a window. */
  const fillInbox = () => repeat(provider.config.code.perEmail - 1, () => anotherClient().ask());

  it('a code that later requests share does not work again after it was used', async () => {
    await fillInbox();
    const begun = await me.begin();
    const waiting = (await anotherClient().ask()).json();
    const own = (await me.ask()).json();
    expect(await me.confirm(begun)).toBe(200);
    expect(await me.confirm({ challenge: own.challenge, code: begun.code })).toBe('code_expired');

    const thief = anotherClient();
    for (const { challenge } of [(await thief.ask()).json(), waiting])
      expect(await thief.confirm({ code: begun.code, challenge })).not.toBe(200);
  });

  it('a code that later requests share expires at the time stated in its mail', async () => {
    await fillInbox();
    const { code } = await me.begin();
    provider.clock.advance({ minutes: 9 });
    const { challenge } = (await anotherClient().ask()).json();
    provider.clock.advance({ minutes: 1 });

    expect(await me.confirm({ code, challenge })).toBe('code_expired');
  });
});

describe('requests for codes', () => {
  it('requests for codes of other clients do not use up the requests of the owner', async () => {
    await repeat(20, () => anotherClient().ask());

    await repeat(provider.config.code.perEmail, async () => expect((await me.ask()).statusCode).toBe(200));
    expect((await me.ask()).statusCode).toBe(429);
  });

  it('requests for codes send a limited number of e-mails; a further request waits for the code of the newest mail', async () => {
    const before = (await mailsTo(provider, email)).length;
    await repeat(20, () => anotherClient().ask());
    provider.clock.advance({ minutes: 9 });
    const { challenge } = (await me.ask()).json();

    expect((await mailsTo(provider, email)).length - before).toBe(provider.config.code.perEmail);
    provider.clock.advance({ seconds: 59 });
    expect(await me.confirm({ code: await newestCode(provider, email), challenge })).toBe(200);
  });

  it('requests for codes send a limited number of e-mails per day, and the owner can still sign in with a passkey', async () => {
    const owner = 'day@example.invalid';
    const authenticator = new SoftwareAuthenticator();
    await registerPasskey(await signUp(provider, owner, 'Day Keeper'), authenticator);
    const sent = async () =>
      (await provider.db.selectFrom('mails').select('id').where('recipient', '=', owner).execute()).length;
    const before = await sent();
    await repeat(20, async (count) => {
      if (count % 5 === 0) provider.clock.advance({ minutes: 11 });
      expect((await anotherClient().ask(owner)).statusCode).toBe(200);
    });

    // Any client may use six of the twelve e-mails, and the sign-up has used one of them.
    expect((await sent()) - before).toBe(5);
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(200);
    provider.clock.advance({ hours: 24 });
    await me.ask(owner);
    expect((await sent()) - before).toBe(6);
  });

  it('requests for codes of strangers leave e-mails for browsers that have signed in, until the owner takes the account back', async () => {
    const owner = 'browser@example.invalid';
    const begun = await me.post('auth/signup', { email: owner, displayName: 'Browser Keeper' });
    const code = await newestCode(provider, owner);
    const { emberclutch_known = '' } = storedCookies(
      await me.post('auth/confirm', { code }, storedCookies(begun)),
    );
    const isMailed = async (cookies: Record<string, string>) =>
      (await anotherClient().post('auth/login', { email: owner }, cookies)).json().isMailed;
    await repeat(10, async (count) => {
      if (count % 4 === 0) provider.clock.advance({ minutes: 11 });
      await isMailed({});
    });
    provider.clock.advance({ minutes: 11 });

    expect(await isMailed({ emberclutch_known: forge(emberclutch_known) })).toBe(false);
    expect(await isMailed({ emberclutch_known })).toBe(true);
    const taking = await me.post('account/forgot-password/init', { username: owner }, { emberclutch_known });
    const { challenge } = taking.json();
    await me.post('account/forgot-password/complete', { code: await newestCode(provider, owner), challenge });
    provider.clock.advance({ seconds: 1 });
    expect(await isMailed({ emberclutch_known })).toBe(false);
  });

  it('requests for codes are told whether an e-mail is sent, in the same way for every address, but never for a name', async () => {
    const [known, unknown] = ['told@example.invalid', 'not-told@example.invalid'];
    await signUp(provider, known, 'Told Keeper');
    await me.post('auth/signup', { email: unknown, displayName: 'Unknown' });
    const tellAll = async (address: string) => {
      const responses: unknown[] = [];
      for (let count = 0; count < 8; count += 1)
        for (const [path, body] of [
          ['auth/login', { email: address }],
          ['auth/signup', { email: address, displayName: 'Other' }],
          ['account/forgot-password/init', { username: address }],
        ] as const)
          responses.push((await anotherClient().post(path, body)).json().isMailed);
      return responses;
    };

    const ofKnown = await tellAll(known);
    expect(await tellAll(unknown)).toEqual(ofKnown);
    expect(new Set(ofKnown)).toEqual(new Set([true, false]));
    const named = await me.post('account/forgot-password/init', { username: 'Told Keeper' });
    expect(named.json()).not.toHaveProperty('isMailed');
  });

  it('requests for codes to sign in do not use up the e-mails to sign up', async () => {
    const address = 'new@example.invalid';
    await repeat(12, () => anotherClient().ask(address));
    expect(await mailsTo(provider, address)).toHaveLength(provider.config.code.perEmail);
    const { challenge } = (await me.post('auth/signup', { email: address, displayName: 'New' })).json();

    const { code } = await newestMail(provider, address);
    expect(await me.confirm({ code, challenge })).toBe(200);
  });
});

describe('a code without cookie and challenge', () => {
  it('a code without cookie and challenge is not compared with the flows of our own pages', async () => {
    const begun = await me.begin();

    expect(await client(mine).confirm({ code: begun.code })).toBe('code_expired');
    expect(await me.confirm(begun)).toBe(200);
  });

  it('a code without cookie and challenge ends no other flow in the same network when it is wrong', async () => {
    const [begun, other] = [await client(mine).begin(), await client(mine).begin()];
    const bare = (code: number) => client(mine).confirm({ code });
    await repeat(6, async () => expect(await bare(wrongCode(begun.code))).toBe('code_wrong'));

    expect(await me.confirm(begun)).toBe(200);
    expect(await bare(other.code)).toBe(200);
  });

  it('a code without cookie and challenge is limited per network, which does not affect clients with a challenge', async () => {
    const bare = (network: string) => client(network).post('auth/confirm', { code: 12_345_678 });
    await repeat(provider.config.code.barePerNetwork, () => bare(mine));

    const refused = await bare(mine);
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await bare('198.51.100.5')).statusCode).toBe(400);
    expect(await me.confirm(await me.begin())).toBe(200);
  });
});

it('stops guesses from many networks, but the owner can still sign in', async () => {
  const { wrongPerEmail, tries } = provider.config.code;
  const begun = await me.begin();
  await repeat(wrongPerEmail / tries, async () => {
    const from = anotherClient();
    const flow = await from.begin();
    await repeat(tries, () => from.confirm({ ...flow, code: wrongCode(flow.code) }));
  });

  const late = anotherClient();
  const flow = await late.begin();
  expect(await late.confirm({ ...flow, code: wrongCode(flow.code) })).toBe('code_wrong');
  // Even the right code is rejected: a different response would reveal a right guess.
  expect(await late.confirm(flow)).toBe('too_many_requests');
  expect(await me.confirm(begun)).toBe(200);
});
