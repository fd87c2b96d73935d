import { randomBytes } from 'node:crypto';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openWithTwoAccounts } from '../../testing/open-with-two-accounts.ts';
import {
  beginRegistration,
  listCredentials,
  deviceInfo,
  toHex,
  createPasskey,
  registerPasskey,
  signInByPasskey,
} from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { listMailsTo, signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const provider = openForAll(openWithTwoAccounts);

const finish = (account: SignedInAccount, payload: object) =>
  account.post('/v1/webauthn/register/finish', payload);

/** Begins a registration, for which an authenticator creates a passkey. @returns the payload of the call that finishes it */
async function createRegistrationPayload(
  account: SignedInAccount,
  authenticator = new SoftwareAuthenticator(),
  change = {},
) {
  const { publicKey, sessionData } = await beginRegistration(account);
  return { ...authenticator.create({ ...publicKey, ...change }), sessionData };
}

describe('registering a passkey', () => {
  it('registering a passkey requests a discoverable passkey, and excludes the passkeys of the account', async () => {
    const first = await createPasskey(provider.moss);
    const { publicKey, sessionData } = await beginRegistration(provider.moss);

    expect(publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Emberclutch' },
      user: { name: 'moss@example.invalid', displayName: 'Moss Lantern' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: first, transports: ['internal', 'hybrid'] }],
      timeout: 300_000,
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
    });
    expect(sessionData).toMatch(/^[\w-]{43}$/);
  });

  it('registering a passkey is rejected beyond 50 passkeys of an account, even when ceremonies finish concurrently', async () => {
    const owner = await signUp(provider, 'alder@example.invalid', 'Alder');
    const commonColumns = {
      account_id: owner.accountId,
      public_key: Buffer.from([]),
      counter: 0,
      aaguid: '00000000-0000-0000-0000-000000000000',
      synced: false,
      transports: [],
      created_at: 1,
    };
    const rows = Array.from({ length: 48 }, (_, index) => ({
      ...commonColumns,
      credential_id: `alder${index}`,
    }));
    await provider.db.insertInto('passkeys').values(rows).execute();
    const payloads = await Promise.all([1, 2, 3].map(() => createRegistrationPayload(owner)));

    const registrations = await Promise.all(payloads.map((payload) => finish(owner, payload)));

    expect(registrations.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409,
    ]);
    expect((await owner.post('/v1/webauthn/register/begin')).statusCode).toBe(409);
    expect(await listCredentials(owner)).toHaveLength(50);
  });

  it('registering a passkey stores no passkey if its owner could not be notified', async () => {
    const owner = await signUp(provider, 'aspen@example.invalid', 'Aspen');
    await provider.db.schema.alterTable('mails').renameTo('elsewhere').execute();

    const failedResponse = await registerPasskey(owner);
    await provider.db.schema.alterTable('elsewhere').renameTo('mails').execute();

    expect(failedResponse.statusCode).toBe(500);
    expect(await listCredentials(owner)).toEqual([]);
  });

  it('a registered passkey is shown in the account, with the metadata of its device', async () => {
    const owner = await signUp(provider, 'oak@example.invalid', 'Oak');
    const authenticator = new SoftwareAuthenticator({ isSynced: true, hasCounter: false });
    const registration = await registerPasskey(owner, authenticator);
    const { credentialId } = registration.json<{ credentialId: string }>();
    expect(registration.json()).toEqual({ verified: true, credentialId: expect.any(String) });

    expect((await owner.get('/v1/account')).json()).toMatchObject({
      credentials: [
        {
          credentialId,
          name: null,
          deviceName: 'Linden laptop',
          createdAt: provider.clock.now() / 1000,
          lastUsed: null,
          aaguid: authenticator.aaguid,
          synced: true,
          transports: ['internal', 'hybrid'],
        },
      ],
      metadata: { credMetadata: { [credentialId]: { deviceName: 'Linden laptop', platform: 'Linux' } } },
      webauthn: { rpId: 'localhost', userId: authenticator.credentials[0]?.userHandle },
    });
    expect(await listCredentials(provider.fern)).toEqual([]);
  });

  it('registering a passkey reads the transports from the device data, in which our client sends them', async () => {
    const owner = await signUp(provider, 'elm@example.invalid', 'Elm');
    const { response, ...credential } = await createRegistrationPayload(owner);
    const { attestationObject, clientDataJSON } = response;
    const device = { ...deviceInfo, transports: ['usb'] };

    await finish(owner, {
      ...credential,
      response: { attestationObject, clientDataJSON },
      deviceInfo: device,
    });

    expect(await listCredentials(owner)).toMatchObject([{ transports: ['usb'] }]);
  });

  it('registering a passkey accepts one response, for the same account and purpose, within five minutes', async () => {
    const { moss, fern } = provider;
    const expiredError = { status: 403, detail: 'Registration session expired. Please try again.' };

    expect((await finish(fern, await createRegistrationPayload(moss))).json()).toMatchObject(expiredError);
    const usedPayload = await createRegistrationPayload(moss);
    expect((await finish(moss, usedPayload)).statusCode).toBe(200);
    expect((await finish(moss, usedPayload)).json()).toMatchObject(expiredError);
    const expiredPayload = await createRegistrationPayload(moss);
    provider.clock.advance({ minutes: 5 });
    expect((await finish(moss, expiredPayload)).json()).toMatchObject(expiredError);
    const { sessionData } = (await provider.post('/v1/webauthn/login/begin', {})).json();
    expect(
      (await finish(moss, { ...(await createRegistrationPayload(moss)), sessionData })).json(),
    ).toMatchObject(expiredError);
  });

  it.each([
    ['another page', { origin: () => 'https://phisher.example' }, {}],
    [
      'a page with the name of the site in its host name',
      { origin: () => 'http://localhost.phisher.example' },
      {},
    ],
    ['a page in a frame of another site', { isFramed: () => true }, {}],
    ['a device whose id is longer than allowed', { createId: () => randomBytes(1_024) }, {}],
    ['a device that does not verify its user', { verifiesUser: () => false }, {}],
    ['another challenge', {}, { challenge: 'AAAA' }],
    ['another site', {}, { rp: { id: 'phisher.example' } }],
  ])('registering a passkey from %s is rejected, and nothing is stored', async (_what, behavior, change) => {
    const { fern } = provider;
    const credentialsBefore = await listCredentials(fern);

    const response = await finish(
      fern,
      await createRegistrationPayload(fern, new SoftwareAuthenticator(behavior), change),
    );

    expect(response.json()).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await listCredentials(fern)).toEqual(credentialsBefore);
  });

  it('registering a passkey works on any port of localhost when the site is on localhost', async () => {
    const authenticator = new SoftwareAuthenticator({ origin: () => 'http://localhost:8123' });

    expect((await registerPasskey(provider.fern, authenticator)).statusCode).toBe(200);
  });

  it('registering a passkey that is registered already is rejected', async () => {
    const authenticator = new SoftwareAuthenticator();
    await createPasskey(provider.moss, authenticator);
    const credential = await createRegistrationPayload(provider.fern, authenticator);
    const [first, ownCredential] = authenticator.credentials;
    const attestation = Buffer.from(credential.response.attestationObject, 'base64url');
    first?.id.copy(attestation, attestation.indexOf(ownCredential?.id ?? ''));

    const response = { ...credential.response, attestationObject: attestation.toString('base64url') };
    expect((await finish(provider.fern, { ...credential, response })).json()).toMatchObject({
      status: 409,
      detail: 'This authenticator is already registered.',
    });
  });

  const bodyWithoutResponse = { id: 'AA', rawId: 'AA', type: 'public-key', sessionData: 'x' };
  const response = { attestationObject: 'AA', clientDataJSON: 'AA' };
  it.each([{}, bodyWithoutResponse, { ...bodyWithoutResponse, response, deviceInfo: { name: 'Nul\u0000' } }])(
    'registering a passkey with a malformed response is rejected %#',
    async (payload) => {
      expect((await finish(provider.moss, payload)).statusCode).toBe(400);
    },
  );
});

describe('the metadata of a passkey', () => {
  const url = '/v1/webauthn/register/creds/metadata';
  const describePasskey = (account: SignedInAccount, payload: object) => account.post(url, payload);
  const rename = (account: SignedInAccount, payload: object) =>
    account.post('/v1/webauthn/set-cred-metadata', payload);

  it('the metadata of a passkey is stored as the device sends it; the name that the owner chose takes precedence', async () => {
    const { moss, fern } = provider;
    const credId = await createPasskey(moss);
    const device = {
      deviceName: 'Phone',
      userAgent: 'Phone/1.0',
      platform: 'Phone OS',
      lastUsedDevice: null,
    };
    const description = { credId, ...device, createdAt: 12, lastUsedAt: 99_999_999_999 };
    expect((await describePasskey(moss, description)).statusCode).toBe(204);
    expect((await rename(moss, { credId, metadata: { deviceName: '  Pocket  ' } })).statusCode).toBe(204);

    expect((await moss.get(url)).json()[credId]).toEqual({
      ...device,
      credId,
      deviceName: 'Pocket',
      createdAt: provider.clock.now() / 1000,
      lastUsedAt: null,
      lastUsedUserAgent: null,
      lastUsedPlatform: null,
    });
    const listedCredential = { credentialId: credId, name: 'Pocket', deviceName: 'Phone' };
    expect(await listCredentials(moss)).toContainEqual(expect.objectContaining(listedCredential));
    expect((await fern.get(url)).json()).not.toHaveProperty(credId);
  });

  it('the metadata of a passkey is rejected with the messages of the specification', async () => {
    const { moss, fern } = provider;
    const credId = await createPasskey(moss);
    const metadata = { deviceName: 'Mine now' };

    const invalid = { status: 400, detail: 'Invalid credential metadata or credential not found' };
    const bodyWithoutName = { credId, metadata: { deviceName: ' ' } };
    for (const payload of [{}, { credId }, bodyWithoutName, { credId: 'a b', metadata }])
      expect((await rename(moss, payload)).json()).toMatchObject(invalid);
    expect((await describePasskey(moss, { credId, deviceName: 'Nul\u0000' })).json()).toMatchObject(invalid);
    for (const [account, id, refusal] of [
      [moss, 'AAAA', { status: 404, detail: 'Credential not found' }],
      [fern, credId, { status: 403, detail: 'Not authorized to modify this credential' }],
    ] as const) {
      expect((await rename(account, { credId: id, metadata })).json()).toMatchObject(refusal);
      expect((await describePasskey(account, { credId: id })).json()).toMatchObject(refusal);
    }
    const unchangedPasskey = expect.objectContaining({ credentialId: credId, name: null });
    expect(await listCredentials(moss)).toContainEqual(unchangedPasskey);
  });
});

describe('removing a passkey', () => {
  const remove = (account: SignedInAccount, id: string) => account.delete(`/v1/webauthn/cred/${id}`);

  it('a removed passkey no longer signs in, even one with a long id, and its owner is notified once by mail', async () => {
    const owner = await signUp(provider, 'yew@example.invalid', 'Yew');
    const authenticator = new SoftwareAuthenticator({ createId: () => randomBytes(512) });
    const id = toHex(await createPasskey(owner, authenticator));

    expect((await remove(owner, id)).statusCode).toBe(204);
    expect((await remove(owner, id)).statusCode).toBe(404);

    expect(await listCredentials(owner)).toEqual([]);
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(404);
    const mails = await listMailsTo(provider, 'yew@example.invalid');
    const removals = mails.filter(({ subject }) => /removed/.test(subject));
    expect(removals).toHaveLength(1);
    expect(removals[0]?.text).toMatch(/Linden laptop[^]*\/profile\?tab=security/);
  });

  it('removing a passkey is rejected with the messages of the specification', async () => {
    const { moss, fern } = provider;
    const credentialId = await createPasskey(moss);

    for (const id of ['xyz', 'abc', '', 'ab'.repeat(1_024)])
      expect((await remove(moss, id)).json()).toMatchObject({
        status: 400,
        detail: 'Invalid credential ID or passkey not found',
      });
    expect((await remove(moss, randomBytes(32).toString('hex'))).json()).toMatchObject({
      status: 404,
      detail: 'Passkey not found',
    });
    expect((await remove(fern, toHex(credentialId))).json()).toMatchObject({
      status: 403,
      detail: 'Not authorized to delete this passkey',
    });
    expect(await listCredentials(moss)).toContainEqual(expect.objectContaining({ credentialId }));
  });
});
