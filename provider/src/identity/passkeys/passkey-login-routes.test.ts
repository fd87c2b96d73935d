import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { fernAddress, mossAddress, openWithTwoAccounts } from '../../testing/open-with-two-accounts.ts';
import { beginPasskeyLogin, deviceInfo, registerPasskey, signInByPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { signUp } from '../../testing/sign-in.ts';
import type { RequestOptions } from '../../testing/software-authenticator.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { storedCookies } from '../../testing/stored-cookies.ts';

let provider: TestProvider;
let moss: SignedInAccount;
let fern: SignedInAccount;
const phone = new SoftwareAuthenticator();
const synced = new SoftwareAuthenticator({ counts: false, synced: true });

beforeAll(async () => {
  ({ provider, moss, fern } = await openWithTwoAccounts());
  await registerPasskey(provider, moss, phone);
  await registerPasskey(provider, fern, synced);
});

afterAll(() => provider.close());

const finish = (payload: object, cookies: Record<string, string> = {}) =>
  provider.inject({ method: 'POST', url: '/v1/webauthn/login/finish', payload, cookies });

const expired = { status: 403, detail: 'Login session expired. Please try again.' };
const failed = { status: 401, code: 'unauthorized', detail: 'Authentication failed. Please try again.' };
const noPasskey = { status: 404, detail: expect.stringMatching(/^No passkey found for this account/) };

describe('signing in by passkey', () => {
  it.each([
    ['without an e-mail address', {}],
    ['with null for one', { email: null }],
    ['with one', { email: mossAddress }],
    ['with one in capitals', { email: mossAddress.toUpperCase() }],
  ])('%s opens a session of the owner', async (_how, body) => {
    const signedIn = await signInByPasskey(provider, phone, body);
    expect(signedIn.json()).toEqual({ sessionId: expect.any(String), userId: moss.accountId });

    const headers = { authorization: `Bearer ${signedIn.json().sessionId}` };
    const account = (await provider.inject({ url: '/v1/account', headers })).json();
    expect(account).toMatchObject({
      id: moss.accountId,
      credentials: [{ lastUsed: provider.clock.now() / 1000 }],
    });
    expect(Object.values(account.metadata.credMetadata)).toMatchObject([
      { lastUsedDevice: 'Linden laptop', lastUsedPlatform: 'Linux', lastUsedUserAgent: deviceInfo.userAgent },
    ]);
  });

  it('works repeatedly with an authenticator without a signature counter', async () => {
    for (const status of [200, 200])
      expect((await signInByPasskey(provider, synced, { email: fernAddress })).statusCode).toBe(status);
  });

  it('binds the session to a cookie when the client stores cookies', async () => {
    const begun = await provider.inject({ method: 'POST', url: '/v1/webauthn/login/begin', payload: {} });
    const { publicKey, sessionData } = begun.json();
    const signedIn = await finish({ assertion: phone.get(publicKey), sessionData }, storedCookies(begun));

    const headers = { authorization: `Bearer ${signedIn.json().sessionId}` };
    expect((await provider.inject({ url: '/v1/account', headers })).statusCode).toBe(401);
    const both = { url: '/v1/account', headers, cookies: storedCookies(signedIn) };
    expect((await provider.inject(both)).statusCode).toBe(200);
  });
});

describe('the options', () => {
  it('without an e-mail address name no passkey', async () => {
    const { publicKey } = await beginPasskeyLogin(provider);

    expect(publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect(publicKey.allowCredentials).toBeUndefined();
  });

  it('look the same for accounts with and without a passkey, and are stable', async () => {
    const begin = async (email: string) => (await beginPasskeyLogin(provider, { email })).publicKey;
    await signUp(provider, 'bare@example.invalid', 'Bare');
    const shapeOf = ({ allowCredentials = [], challenge, ...rest }: RequestOptions) => ({
      ...rest,
      challenge: challenge.length,
      allowed: new Set(allowCredentials.flatMap((credential) => Object.keys(credential))),
      isAllowed: allowCredentials.length > 0,
    });

    const shapes: object[] = [];
    for (const email of [mossAddress, 'bare@example.invalid', 'nobody@example.invalid'])
      shapes.push(shapeOf(await begin(email)));
    expect(shapes).toEqual(shapes.map(() => shapes[0]));
    for (const email of [mossAddress, 'bare@example.invalid', 'nobody@example.invalid'])
      expect((await begin(email)).allowCredentials).toEqual((await begin(email)).allowCredentials);
    expect((await begin('somebody@example.invalid')).allowCredentials).not.toEqual(
      (await begin('nobody@example.invalid')).allowCredentials,
    );
  });

  it('differ between addresses without a passkey as much as between accounts', async () => {
    const numbers = new Set<number>();
    const lengths = new Set<number>();
    const transports = new Set<string>();
    for (let index = 0; index < 60; index += 1) {
      const { publicKey } = await beginPasskeyLogin(provider, { email: `nobody-${index}@example.invalid` });
      numbers.add(publicKey.allowCredentials?.length ?? 0);
      for (const credential of publicKey.allowCredentials ?? []) {
        lengths.add(credential.id.length);
        transports.add(String(credential.transports));
      }
    }

    expect(numbers.size).toBeGreaterThan(1);
    expect(lengths.size).toBeGreaterThan(2);
    expect(transports.size).toBeGreaterThan(1);
  });
});

describe('an assertion', () => {
  it('is accepted once, for a login, within five minutes', async () => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider);
    expect((await finish({ assertion: phone.get(publicKey), sessionData })).statusCode).toBe(200);
    expect((await finish({ assertion: phone.get(publicKey), sessionData })).json()).toMatchObject(expired);

    const late = await beginPasskeyLogin(provider);
    provider.clock.advance({ minutes: 5 });
    const assertion = phone.get(late.publicKey);
    expect((await finish({ assertion, sessionData: late.sessionData })).json()).toMatchObject(expired);

    const { headers } = moss;
    const making = await provider.inject({ method: 'POST', url: '/v1/webauthn/register/begin', headers });
    const mixed = { assertion: phone.get(late.publicKey), sessionData: making.json().sessionData };
    expect((await finish(mixed)).json()).toMatchObject(expired);
    expect((await finish({ ...mixed, sessionData: 'never-given' })).json()).toMatchObject(expired);
  });

  it('opens one session when it is sent twice at the same time', async () => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider);
    const payload = { assertion: phone.get(publicKey), sessionData };
    const answers = await Promise.all([finish(payload), finish(payload), finish(payload)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  it('of an unknown passkey, or of another account than the address, finds no passkey', async () => {
    const unknownDevice = new SoftwareAuthenticator();
    unknownDevice.create({ challenge: 'AAAA', rp: { id: 'localhost' }, user: { id: 'AAAA' } });
    expect((await signInByPasskey(provider, unknownDevice)).json()).toMatchObject(noPasskey);

    const asked = await beginPasskeyLogin(provider, { email: fernAddress });
    const other = {
      assertion: phone.get({ ...asked.publicKey, allowCredentials: [] }),
      sessionData: asked.sessionData,
    };
    expect((await finish(other)).json()).toMatchObject(noPasskey);
    const open = await beginPasskeyLogin(provider);
    const named = { assertion: phone.get(open.publicKey), sessionData: open.sessionData, email: fernAddress };
    expect((await finish(named)).json()).toMatchObject(noPasskey);
  });

  it('from another origin, to another challenge or for another relying party fails', async () => {
    const phished = new SoftwareAuthenticator({ origin: 'https://phisher.example' });
    await expect(registerPasskey(provider, fern, phished)).resolves.toMatchObject({ statusCode: 400 });
    for (const change of [{ challenge: 'AAAA' }, { rpId: 'phisher.example' }]) {
      const { publicKey, sessionData } = await beginPasskeyLogin(provider);
      const [credential] = phone.credentials;
      if (credential && change.rpId) credential.rpId = change.rpId;
      const assertion = phone.get({ ...publicKey, ...change });
      if (credential) credential.rpId = 'localhost';
      expect((await finish({ assertion, sessionData })).json()).toMatchObject(failed);
    }
  });

  it('in a frame of another site fails', async () => {
    let isFramed = false;
    const framed = new SoftwareAuthenticator({ isFramed: () => isFramed });
    await registerPasskey(provider, moss, framed);
    isFramed = true;

    expect((await signInByPasskey(provider, framed)).json()).toMatchObject(failed);
  });

  it('with a signature of another key, changed data or another owner fails', async () => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider);
    const good = phone.get(publicKey);
    const { signature } = synced.get({ ...publicKey, allowCredentials: [] }).response;
    const forged = { ...good, response: { ...good.response, signature } };
    expect((await finish({ assertion: forged, sessionData })).json()).toMatchObject(failed);

    for (const response of [
      { signature: 'AAAA' },
      { authenticatorData: 'AAAA' },
      { clientDataJSON: 'AAAA' },
      { userHandle: 'AAAA' },
    ]) {
      const next = await beginPasskeyLogin(provider);
      const assertion = phone.get(next.publicKey);
      const changed = { ...assertion, response: { ...assertion.response, ...response } };
      expect((await finish({ assertion: changed, sessionData: next.sessionData })).json()).toMatchObject(
        failed,
      );
    }
  });

  it('without verification of the user fails, because the passkey is the only factor', async () => {
    const unlocked = new SoftwareAuthenticator({ verifiesUser: () => verifies });
    let verifies = true;
    await registerPasskey(provider, moss, unlocked);
    expect((await signInByPasskey(provider, unlocked)).statusCode).toBe(200);
    verifies = false;

    expect((await signInByPasskey(provider, unlocked)).json()).toMatchObject(failed);
    const { statusCode } = await registerPasskey(provider, moss, unlocked);
    expect(statusCode).toBe(400);
  });

  it('with a counter that did not grow fails, because the passkey was copied', async () => {
    const [credential] = phone.credentials;
    if (!credential) throw new Error('The phone has no passkey.');
    await signInByPasskey(provider, phone);
    credential.count -= 1;
    expect((await signInByPasskey(provider, phone)).json()).toMatchObject(failed);

    expect((await signInByPasskey(provider, phone)).statusCode).toBe(200);
  });

  it.each([
    {},
    { assertion: {}, sessionData: 'x' },
    { assertion: { id: 'A B', rawId: 'A B', type: 'public-key', response: {} }, sessionData: 'x' },
    { email: 7 },
  ])('that is malformed is rejected %#', async (payload) => {
    expect((await finish(payload)).statusCode).toBe(400);
  });
});

it('limits the attempts of one network, with Retry-After', async () => {
  const few = await openTestProvider({ attempts: { perAddress: 2, window: 600 } });
  const begin = (remoteAddress: string) =>
    few.inject({ method: 'POST', url: '/v1/webauthn/login/begin', remoteAddress });
  for (const status of [200, 200]) expect((await begin('203.0.113.5')).statusCode).toBe(status);
  few.clock.advance({ minutes: 2 });

  const refused = await begin('203.0.113.5');
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBe(480);
  expect((await begin('203.0.113.6')).statusCode).toBe(200);
  few.clock.advance({ seconds: 480 });
  expect((await begin('203.0.113.5')).statusCode).toBe(200);

  for (const [host, status] of [200, 200, 429].entries())
    expect((await begin(`2001:db8:1:1::${host}`)).statusCode).toBe(status);

  const confirm = () =>
    few.inject({ method: 'POST', url: '/v1/auth/confirm', payload: { code: 12_345_678 } });
  for (const status of [400, 400, 429]) expect((await confirm()).statusCode).toBe(status);
  await few.close();
});
