import { readConfig } from '../../config/config.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { registerPasskey, signInByPasskey } from '../../testing/passkeys.ts';
import { listMailsTo, readNewestCode, findNewestMail, signUp, toWrongCode } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { collectCookies } from '../../testing/collect-cookies.ts';

const settings = { ...readConfig({}).code, wrongPerEmail: 20, perEmailAndDay: 12 };
const provider = openForAll(() => openTestProvider({ trustProxy: 1, code: settings }));
const email = 'moss@example.invalid';
beforeAll(() => signUp(provider, email, 'Moss Lantern'));
beforeEach(() => provider.clock.advance({ hours: 25 }));

/** Creates a client behind the trusted proxy. It is not one of our pages, and has no cookies by default. */
function createNetworkClient(network: string, headers: Record<string, string> = {}) {
  const post = (path: string, payload: object, cookies: Record<string, string> = {}) =>
    provider.post(`/v1/${path}`, payload, {
      cookies,
      remoteAddress: '10.0.0.1',
      headers: { ...headers, 'x-forwarded-for': network },
    });
  return {
    post,
    requestCode: (address = email) => post('auth/login', { email: address }),
    /** @returns the status of the response, or the code of its problem */
    async confirm(payload: object): Promise<number | string> {
      const response = await post('auth/confirm', payload);
      return response.statusCode === 200 ? 200 : response.json().code;
    },
    /** Requests a code and reads it in the mail. */
    async begin(): Promise<{ challenge: string; code: number }> {
      const { challenge } = (await post('auth/login', { email })).json();
      return { challenge, code: await readNewestCode(provider, email) };
    },
  };
}

/** Changes the first character of the signature in a browser's token. */
const forge = (token: string) => token.replace(/~(.)/, (_, first) => `~${first === 'A' ? 'B' : 'A'}`);

const ownNetwork = '198.51.100.4';
const owner = createNetworkClient(ownNetwork, { origin: 'http://localhost:3000' });
let clientCount = 0;
const createAnotherClient = () => createNetworkClient(`203.0.${(clientCount += 1)}.1`);

async function repeat(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await work(index);
}

describe('a pending sign-in', () => {
  it.each([
    ['login', 'auth/login', { email }],
    ['signup', 'auth/signup', { email, displayName: 'Other' }],
    ['reset', 'account/forgot-password/init', { username: email }],
  ])('a pending sign-in survives any number of requests from elsewhere (%s)', async (_call, path, body) => {
    const ownFlow = await owner.begin();
    await repeat(12, () => createAnotherClient().post(path, body));

    expect(await owner.confirm(ownFlow)).toBe(200);
  });

  it('a pending sign-in has its own five attempts, independent of other flows of the address', async () => {
    const ownFlow = await owner.begin();
    const stranger = createAnotherClient();
    const otherFlow = await stranger.begin();
    await repeat(5, () => stranger.confirm({ ...otherFlow, code: toWrongCode(otherFlow.code) }));

    expect(await stranger.confirm(otherFlow)).toBe('code_used_up');
    const response = await owner.post('auth/confirm', { ...ownFlow, code: toWrongCode(ownFlow.code) });
    expect(response.json()).toMatchObject({ code: 'code_wrong', current: { tries: 4 } });
    expect(await owner.confirm(ownFlow)).toBe(200);
  });

  it('a pending sign-in is replaced only when the same browser requests another code', async () => {
    const firstResponse = await owner.requestCode();
    const ownFlow = {
      challenge: firstResponse.json().challenge,
      code: await readNewestCode(provider, email),
    };
    await owner.requestCode();
    expect(await owner.confirm({ ...ownFlow, code: toWrongCode(ownFlow.code) })).toBe('code_wrong');

    await owner.post('auth/login', { email }, collectCookies(firstResponse));
    expect(await owner.confirm(ownFlow)).toBe('code_expired');
  });
});

describe('a code shared by later requests', () => {
  /** Sends as many e-mails as an inbox accepts in a window. */
  const fillInbox = () =>
    repeat(provider.config.code.perEmail - 1, () => createAnotherClient().requestCode());

  it('a code shared by later requests does not work again after it was used', async () => {
    await fillInbox();
    const ownFlow = await owner.begin();
    const waitingFlow = (await createAnotherClient().requestCode()).json();
    const secondFlow = (await owner.requestCode()).json();
    expect(await owner.confirm(ownFlow)).toBe(200);
    expect(await owner.confirm({ challenge: secondFlow.challenge, code: ownFlow.code })).toBe('code_expired');

    const thief = createAnotherClient();
    for (const { challenge } of [(await thief.requestCode()).json(), waitingFlow])
      expect(await thief.confirm({ code: ownFlow.code, challenge })).not.toBe(200);
  });

  it('a code shared by later requests expires at the time stated in its mail', async () => {
    await fillInbox();
    const { code } = await owner.begin();
    provider.clock.advance({ minutes: 9 });
    const { challenge } = (await createAnotherClient().requestCode()).json();
    provider.clock.advance({ minutes: 1 });

    expect(await owner.confirm({ code, challenge })).toBe('code_expired');
  });
});

describe('requests for codes', () => {
  it('requests for codes by other clients do not use up the requests of the owner', async () => {
    await repeat(20, () => createAnotherClient().requestCode());

    await repeat(provider.config.code.perEmail, async () =>
      expect((await owner.requestCode()).statusCode).toBe(200),
    );
    expect((await owner.requestCode()).statusCode).toBe(429);
  });

  it('requests for codes send a limited number of e-mails; a further request waits for the code of the newest mail', async () => {
    const mailCountBefore = (await listMailsTo(provider, email)).length;
    await repeat(20, () => createAnotherClient().requestCode());
    provider.clock.advance({ minutes: 9 });
    const { challenge } = (await owner.requestCode()).json();

    expect((await listMailsTo(provider, email)).length - mailCountBefore).toBe(provider.config.code.perEmail);
    provider.clock.advance({ seconds: 59 });
    expect(await owner.confirm({ code: await readNewestCode(provider, email), challenge })).toBe(200);
  });

  it('requests for codes send a limited number of e-mails per day, and the owner can still sign in with a passkey', async () => {
    const ownerAddress = 'day@example.invalid';
    const authenticator = new SoftwareAuthenticator();
    await registerPasskey(await signUp(provider, ownerAddress, 'Day Keeper'), authenticator);
    const countMails = async () =>
      (await provider.db.selectFrom('mails').select('id').where('recipient', '=', ownerAddress).execute())
        .length;
    const mailCountBefore = await countMails();
    await repeat(20, async (count) => {
      if (count % 5 === 0) provider.clock.advance({ minutes: 11 });
      expect((await createAnotherClient().requestCode(ownerAddress)).statusCode).toBe(200);
    });

    // Any client may use six of the twelve e-mails, and the sign-up has used one of them.
    expect((await countMails()) - mailCountBefore).toBe(5);
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(200);
    provider.clock.advance({ hours: 24 });
    await owner.requestCode(ownerAddress);
    expect((await countMails()) - mailCountBefore).toBe(6);
  });

  it('requests for codes by strangers leave e-mails for browsers that have signed in, until the owner takes the account back', async () => {
    const ownerAddress = 'browser@example.invalid';
    const ownFlow = await owner.post('auth/signup', { email: ownerAddress, displayName: 'Browser Keeper' });
    const code = await readNewestCode(provider, ownerAddress);
    const { emberclutch_known = '' } = collectCookies(
      await owner.post('auth/confirm', { code }, collectCookies(ownFlow)),
    );
    const isMailed = async (cookies: Record<string, string>) =>
      (await createAnotherClient().post('auth/login', { email: ownerAddress }, cookies)).json().isMailed;
    await repeat(10, async (count) => {
      if (count % 4 === 0) provider.clock.advance({ minutes: 11 });
      await isMailed({});
    });
    provider.clock.advance({ minutes: 11 });

    expect(await isMailed({ emberclutch_known: forge(emberclutch_known) })).toBe(false);
    expect(await isMailed({ emberclutch_known })).toBe(true);
    const recovery = await owner.post(
      'account/forgot-password/init',
      { username: ownerAddress },
      { emberclutch_known },
    );
    const { challenge } = recovery.json();
    await owner.post('account/forgot-password/complete', {
      code: await readNewestCode(provider, ownerAddress),
      challenge,
    });
    provider.clock.advance({ seconds: 1 });
    expect(await isMailed({ emberclutch_known })).toBe(false);
  });

  it('requests for codes get a response that says whether an e-mail is sent, the same for every address, but never for a name', async () => {
    const [knownAddress, unknownAddress] = ['told@example.invalid', 'not-told@example.invalid'];
    await signUp(provider, knownAddress, 'Told Keeper');
    await owner.post('auth/signup', { email: unknownAddress, displayName: 'Unknown' });
    const collectIsMailed = async (address: string) => {
      const responses: unknown[] = [];
      for (let count = 0; count < 8; count += 1)
        for (const [path, body] of [
          ['auth/login', { email: address }],
          ['auth/signup', { email: address, displayName: 'Other' }],
          ['account/forgot-password/init', { username: address }],
        ] as const)
          responses.push((await createAnotherClient().post(path, body)).json().isMailed);
      return responses;
    };

    const knownResults = await collectIsMailed(knownAddress);
    expect(await collectIsMailed(unknownAddress)).toEqual(knownResults);
    expect(new Set(knownResults)).toEqual(new Set([true, false]));
    const response = await owner.post('account/forgot-password/init', { username: 'Told Keeper' });
    expect(response.json()).not.toHaveProperty('isMailed');
  });

  it('requests for codes to sign in do not use up the e-mails to sign up', async () => {
    const address = 'new@example.invalid';
    await repeat(12, () => createAnotherClient().requestCode(address));
    expect(await listMailsTo(provider, address)).toHaveLength(provider.config.code.perEmail);
    const { challenge } = (await owner.post('auth/signup', { email: address, displayName: 'New' })).json();

    const { code } = await findNewestMail(provider, address);
    expect(await owner.confirm({ code, challenge })).toBe(200);
  });
});

describe('a code without a cookie or challenge', () => {
  it('a code without a cookie or challenge is not compared with the flows of our own pages', async () => {
    const ownFlow = await owner.begin();

    expect(await createNetworkClient(ownNetwork).confirm({ code: ownFlow.code })).toBe('code_expired');
    expect(await owner.confirm(ownFlow)).toBe(200);
  });

  it('a code without a cookie or challenge ends no other flow in the same network when it is wrong', async () => {
    const [ownFlow, other] = [
      await createNetworkClient(ownNetwork).begin(),
      await createNetworkClient(ownNetwork).begin(),
    ];
    const confirmWithoutChallenge = (code: number) => createNetworkClient(ownNetwork).confirm({ code });
    await repeat(6, async () =>
      expect(await confirmWithoutChallenge(toWrongCode(ownFlow.code))).toBe('code_wrong'),
    );

    expect(await owner.confirm(ownFlow)).toBe(200);
    expect(await confirmWithoutChallenge(other.code)).toBe(200);
  });

  it('a code without a cookie or challenge is limited per network, which does not affect clients with a challenge', async () => {
    const confirmWithoutChallenge = (network: string) =>
      createNetworkClient(network).post('auth/confirm', { code: 12_345_678 });
    await repeat(provider.config.code.bareCodesPerNetwork, () => confirmWithoutChallenge(ownNetwork));

    const rejection = await confirmWithoutChallenge(ownNetwork);
    expect(rejection.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
    expect((await confirmWithoutChallenge('198.51.100.5')).statusCode).toBe(400);
    expect(await owner.confirm(await owner.begin())).toBe(200);
  });
});

it('stops guesses from many networks, but the owner can still sign in', async () => {
  const { wrongPerEmail, tries } = provider.config.code;
  const ownFlow = await owner.begin();
  await repeat(wrongPerEmail / tries, async () => {
    const attacker = createAnotherClient();
    const flow = await attacker.begin();
    await repeat(tries, () => attacker.confirm({ ...flow, code: toWrongCode(flow.code) }));
  });

  const furtherAttacker = createAnotherClient();
  const flow = await furtherAttacker.begin();
  expect(await furtherAttacker.confirm({ ...flow, code: toWrongCode(flow.code) })).toBe('code_wrong');
  // Even the right code is rejected: a different response would reveal a right guess.
  expect(await furtherAttacker.confirm(flow)).toBe('too_many_requests');
  expect(await owner.confirm(ownFlow)).toBe(200);
});
