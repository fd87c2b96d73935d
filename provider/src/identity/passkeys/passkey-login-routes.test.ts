import { openForAll } from '../../testing/open-for-tests.ts';
import { fernAddress, mossAddress, openWithTwoAccounts } from '../../testing/open-with-two-accounts.ts';
import {
  beginPasskeyLogin,
  beginRegistration,
  deviceInfo,
  registerPasskey,
  signInByPasskey,
} from '../../testing/passkeys.ts';
import { createClient, signUp } from '../../testing/sign-in.ts';
import type { RequestOptions } from '../../testing/software-authenticator.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { collectCookies } from '../../testing/collect-cookies.ts';

const provider = openForAll(openWithTwoAccounts);
const phone = new SoftwareAuthenticator();
const syncedDevice = new SoftwareAuthenticator({ hasCounter: false, isSynced: true });

beforeAll(async () => {
  await registerPasskey(provider.moss, phone);
  await registerPasskey(provider.fern, syncedDevice);
});

const finish = (payload: object, cookies: Record<string, string> = {}) =>
  provider.post('/v1/webauthn/login/finish', payload, { cookies });

/** Begins a login, which the phone signs. @returns the payload of the call that finishes it */
async function createLoginPayload(change: Partial<RequestOptions> = {}, body: { email?: string } = {}) {
  const { publicKey, sessionData } = await beginPasskeyLogin(provider, body);
  return { assertion: phone.get({ ...publicKey, ...change }), sessionData };
}

const expiredError = { status: 403, detail: 'Login session expired. Please try again.' };
const failedError = { status: 401, code: 'unauthorized', detail: 'Authentication failed. Please try again.' };
const noPasskeyError = {
  status: 404,
  detail: expect.stringMatching(/^No passkey found for this account/),
};

describe('signing in by passkey', () => {
  it.each([
    ['without an e-mail address', {}],
    ['with null as the e-mail address', { email: null }],
    ['with an e-mail address', { email: mossAddress }],
    ['with an e-mail address in capitals', { email: mossAddress.toUpperCase() }],
  ])('%s opens a session of the owner', async (_how, body) => {
    const signInResponse = await signInByPasskey(provider, phone, body);
    const userId = provider.moss.accountId;
    expect(signInResponse.json()).toEqual({ sessionId: expect.any(String), userId });

    const account = (await createClient(provider, signInResponse.json().sessionId).get('/v1/account')).json();
    expect(account).toMatchObject({ id: userId, credentials: [{ lastUsed: provider.clock.now() / 1000 }] });
    expect(Object.values(account.metadata.credMetadata)).toMatchObject([
      { lastUsedDevice: 'Linden laptop', lastUsedPlatform: 'Linux', lastUsedUserAgent: deviceInfo.userAgent },
    ]);
  });

  it('signing in by passkey accepts padded ids, and null and empty members as absent', async () => {
    const browser = new SoftwareAuthenticator();
    const padId = (id: string) => id.padEnd(Math.ceil(id.length / 4) * 4, '=');
    const { publicKey, sessionData } = await beginRegistration(provider.fern);
    const { id, rawId, response, ...created } = browser.create(publicKey);
    const registration = await provider.fern.post('/v1/webauthn/register/finish', {
      ...created,
      id: padId(id),
      rawId: padId(rawId),
      response: { ...response, transports: null },
      sessionData,
    });
    expect(registration.statusCode).toBe(200);

    const ceremony = await beginPasskeyLogin(provider);
    const assertion = browser.get(ceremony.publicKey);
    const payload = {
      assertion: {
        ...assertion,
        id: padId(assertion.id),
        rawId: padId(assertion.rawId),
        response: { ...assertion.response, userHandle: '' },
      },
      sessionData: ceremony.sessionData,
    };
    expect((await finish(payload)).json()).toMatchObject({ userId: provider.fern.accountId });
  });

  it('signing in by passkey works repeatedly with an authenticator without a signature counter', async () => {
    for (const status of [200, 200])
      expect((await signInByPasskey(provider, syncedDevice, { email: fernAddress })).statusCode).toBe(status);
  });

  it('signing in by passkey binds the session to a cookie when the client stores cookies', async () => {
    const ceremony = await provider.post('/v1/webauthn/login/begin', {});
    const { publicKey, sessionData } = ceremony.json();
    const signInResponse = await finish(
      { assertion: phone.get(publicKey), sessionData },
      collectCookies(ceremony),
    );

    const { headers, isSignedIn } = createClient(provider, signInResponse.json().sessionId);
    expect(await isSignedIn()).toBe(false);
    const requestWithBoth = { url: '/v1/account', headers, cookies: collectCookies(signInResponse) };
    expect((await provider.inject(requestWithBoth)).statusCode).toBe(200);
  });
});

describe('the options', () => {
  it('the options without an e-mail address name no passkey', async () => {
    const { publicKey } = await beginPasskeyLogin(provider);

    expect(publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect(publicKey.allowCredentials).toBeUndefined();
  });

  it('the options look the same for accounts with and without a passkey, and are stable', async () => {
    const begin = async (email: string) => (await beginPasskeyLogin(provider, { email })).publicKey;
    await signUp(provider, 'bare@example.invalid', 'Bare');
    const toShape = ({ allowCredentials = [], challenge, ...otherOptions }: RequestOptions) => ({
      ...otherOptions,
      challenge: challenge.length,
      allowed: new Set(allowCredentials.flatMap((credential) => Object.keys(credential))),
      isAllowed: allowCredentials.length > 0,
    });

    const allOptions = [];
    for (const email of [mossAddress, 'bare@example.invalid', 'nobody@example.invalid']) {
      const [options, repeated] = [await begin(email), await begin(email)];
      expect(options.allowCredentials).toEqual(repeated.allowCredentials);
      allOptions.push(options);
    }
    const shapes = allOptions.map(toShape);
    expect(shapes).toEqual(shapes.map(() => shapes[0]));
    const otherOptions = await begin('somebody@example.invalid');
    expect(allOptions.map(({ allowCredentials }) => allowCredentials)).not.toContainEqual(
      otherOptions.allowCredentials,
    );
  });
});

describe('an assertion', () => {
  it('an assertion is accepted once, for a login, within five minutes', async () => {
    const usedPayload = await createLoginPayload();
    expect((await finish(usedPayload)).statusCode).toBe(200);
    expect(
      (await finish({ ...(await createLoginPayload()), sessionData: usedPayload.sessionData })).json(),
    ).toMatchObject(expiredError);

    const expiredPayload = await createLoginPayload();
    provider.clock.advance({ minutes: 5 });
    expect((await finish(expiredPayload)).json()).toMatchObject(expiredError);

    const { sessionData } = await beginRegistration(provider.moss);
    for (const foreignData of [sessionData, 'never-issued']) {
      const payload = { ...(await createLoginPayload()), sessionData: foreignData };
      expect((await finish(payload)).json()).toMatchObject(expiredError);
    }
  });

  it('an assertion opens one session when it is sent twice at the same time', async () => {
    const payload = await createLoginPayload();
    const responses = await Promise.all([finish(payload), finish(payload), finish(payload)]);

    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  it('an assertion of an unknown passkey, or of a passkey of a different account than the e-mail address, gets a not_found problem', async () => {
    const unknownDevice = new SoftwareAuthenticator();
    unknownDevice.create({ challenge: 'AAAA', rp: { id: 'localhost' }, user: { id: 'AAAA' } });
    expect((await signInByPasskey(provider, unknownDevice)).json()).toMatchObject(noPasskeyError);

    const payloadForAddress = await createLoginPayload({ allowCredentials: [] }, { email: fernAddress });
    expect((await finish(payloadForAddress)).json()).toMatchObject(noPasskeyError);
    const payloadWithEmail = { ...(await createLoginPayload()), email: fernAddress };
    expect((await finish(payloadWithEmail)).json()).toMatchObject(noPasskeyError);
  });

  it('an assertion to another challenge or for another relying party fails', async () => {
    expect((await finish(await createLoginPayload({ challenge: 'AAAA' }))).json()).toMatchObject(failedError);
    const [credential] = phone.credentials;
    if (credential) credential.rpId = 'phisher.example';
    const phishedPayload = await createLoginPayload({ rpId: 'phisher.example' });
    if (credential) credential.rpId = 'localhost';
    expect((await finish(phishedPayload)).json()).toMatchObject(failedError);
  });

  const ownPage = 'http://localhost:3000';
  it.each([
    [
      'from another page',
      (isInvalid: () => boolean) => ({ origin: () => (isInvalid() ? 'https://phisher.example' : ownPage) }),
    ],
    ['in a frame of another site', (isInvalid: () => boolean) => ({ isFramed: isInvalid })],
    // The passkey is the only factor.
    [
      'without verification of the user',
      (isInvalid: () => boolean) => ({ verifiesUser: () => !isInvalid() }),
    ],
  ])('%s fails', async (_where, createBehavior) => {
    let isInvalid = false;
    const authenticator = new SoftwareAuthenticator(createBehavior(() => isInvalid));
    await registerPasskey(provider.moss, authenticator);
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(200);
    isInvalid = true;

    expect((await signInByPasskey(provider, authenticator)).json()).toMatchObject(failedError);
  });

  it('an assertion with a signature of another key, changed data or another owner fails', async () => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider);
    const validAssertion = phone.get(publicKey);
    const { signature } = syncedDevice.get({ ...publicKey, allowCredentials: [] }).response;
    const forgedAssertion = { ...validAssertion, response: { ...validAssertion.response, signature } };
    expect((await finish({ assertion: forgedAssertion, sessionData })).json()).toMatchObject(failedError);

    for (const member of ['signature', 'authenticatorData', 'clientDataJSON', 'userHandle']) {
      const { assertion, ...next } = await createLoginPayload();
      const response = { ...assertion.response, [member]: 'AAAA' };
      expect((await finish({ ...next, assertion: { ...assertion, response } })).json()).toMatchObject(
        failedError,
      );
    }
  });

  it('an assertion with a counter that did not grow fails, because the passkey was copied', async () => {
    const [credential] = phone.credentials;
    if (!credential) throw new Error('The phone has no passkey.');
    await signInByPasskey(provider, phone);
    credential.count -= 1;
    expect((await signInByPasskey(provider, phone)).json()).toMatchObject(failedError);

    expect((await signInByPasskey(provider, phone)).statusCode).toBe(200);
  });

  it.each([
    {},
    { assertion: {}, sessionData: 'x' },
    { assertion: { id: 'A B', rawId: 'A B', type: 'public-key', response: {} }, sessionData: 'x' },
    { email: 7 },
  ])('an assertion that is malformed is rejected %#', async (payload) => {
    expect((await finish(payload)).statusCode).toBe(400);
  });
});
