import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openWithTwoAccounts } from '../../testing/open-with-two-accounts.ts';
import { beginRegistration, deviceInfo, passkeyCalls, registerPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

let provider: TestProvider;
let moss: SignedInAccount;
let fern: SignedInAccount;

beforeAll(async () => {
  ({ provider, moss, fern } = await openWithTwoAccounts());
});

afterAll(() => provider.close());

const { call, credentialsOf, newPasskey } = passkeyCalls(() => provider);

describe('registering a passkey', () => {
  it('requests a discoverable passkey, and excludes passkeys that the account has', async () => {
    const first = await newPasskey(moss);
    const { publicKey, sessionData } = await beginRegistration(provider, moss);

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

  it('stops at 50 passkeys of an account, also when ceremonies finish concurrently', async () => {
    const owner = await signUp(provider, 'alder@example.invalid', 'Alder');
    await provider.db
      .insertInto('passkeys')
      .values(
        Array.from({ length: 48 }, (_, index) => ({
          credential_id: `alder${index}`,
          account_id: owner.accountId,
          public_key: Buffer.from([]),
          counter: 0,
          aaguid: '00000000-0000-0000-0000-000000000000',
          synced: false,
          transports: [],
          created_at: 1,
        })),
      )
      .execute();
    const begun = await Promise.all([1, 2, 3].map(() => beginRegistration(provider, owner)));

    const finished = await Promise.all(
      begun.map(({ publicKey, sessionData }) =>
        call('POST', '/v1/webauthn/register/finish', owner, {
          ...new SoftwareAuthenticator().create(publicKey),
          sessionData,
        }),
      ),
    );

    expect(finished.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    expect((await call('POST', '/v1/webauthn/register/begin', owner)).statusCode).toBe(409);
    expect(await credentialsOf(owner)).toHaveLength(50);
  });

  it('keeps no passkey whose owner could not be notified', async () => {
    const owner = await signUp(provider, 'aspen@example.invalid', 'Aspen');
    await provider.db.schema.alterTable('mails').renameTo('elsewhere').execute();

    const failed = await registerPasskey(provider, owner, new SoftwareAuthenticator());
    await provider.db.schema.alterTable('elsewhere').renameTo('mails').execute();

    expect(failed.statusCode).toBe(500);
    expect(await credentialsOf(owner)).toEqual([]);
  });

  it('shows it in the account, with the metadata of its device', async () => {
    const owner = await signUp(provider, 'oak@example.invalid', 'Oak');
    const authenticator = new SoftwareAuthenticator({ synced: true, counts: false });
    const finished = await registerPasskey(provider, owner, authenticator);
    const { credentialId } = finished.json<{ credentialId: string }>();
    expect(finished.json()).toEqual({ verified: true, credentialId: expect.any(String) });

    const now = provider.clock.now() / 1000;
    expect((await call('GET', '/v1/account', owner)).json()).toMatchObject({
      credentials: [
        {
          credentialId,
          name: null,
          deviceName: 'Linden laptop',
          createdAt: now,
          lastUsed: null,
          aaguid: authenticator.aaguid,
          synced: true,
          transports: ['internal', 'hybrid'],
        },
      ],
      metadata: { credMetadata: { [credentialId]: { deviceName: 'Linden laptop', platform: 'Linux' } } },
      webauthn: { rpId: 'localhost', userId: authenticator.credentials[0]?.userHandle },
    });
    expect(await credentialsOf(fern)).toEqual([]);
  });

  it('takes the transports from the device, which our client sends', async () => {
    const owner = await signUp(provider, 'elm@example.invalid', 'Elm');
    const { publicKey, sessionData } = await beginRegistration(provider, owner);
    const { response, ...made } = new SoftwareAuthenticator().create(publicKey);
    const { attestationObject, clientDataJSON } = response;

    await call('POST', '/v1/webauthn/register/finish', owner, {
      ...made,
      response: { attestationObject, clientDataJSON },
      sessionData,
      deviceInfo: { ...deviceInfo, transports: ['usb'] },
    });

    expect(await credentialsOf(owner)).toMatchObject([{ transports: ['usb'] }]);
  });

  it('accepts one answer, for the account and purpose, within five minutes', async () => {
    const finish = (account: SignedInAccount, payload: object) =>
      call('POST', '/v1/webauthn/register/finish', account, payload);
    const expired = { status: 403, detail: 'Registration session expired. Please try again.' };
    const begin = async () => {
      const { publicKey, sessionData } = await beginRegistration(provider, moss);
      return { ...new SoftwareAuthenticator().create(publicKey), sessionData, deviceInfo };
    };

    expect((await finish(fern, await begin())).json()).toMatchObject(expired);
    const once = await begin();
    expect((await finish(moss, once)).statusCode).toBe(200);
    expect((await finish(moss, once)).json()).toMatchObject(expired);
    const late = await begin();
    provider.clock.advance({ minutes: 5 });
    expect((await finish(moss, late)).json()).toMatchObject(expired);
    const { publicKey } = await beginRegistration(provider, moss);
    const login = await provider.inject({ method: 'POST', url: '/v1/webauthn/login/begin' });
    const mixed = { ...new SoftwareAuthenticator().create(publicKey), ...login.json(), deviceInfo };
    expect((await finish(moss, mixed)).json()).toMatchObject(expired);
  });

  it.each([
    ['another page', new SoftwareAuthenticator({ origin: 'https://phisher.example' }), {}],
    [
      'a page with the name of the site in its host name',
      new SoftwareAuthenticator({ origin: 'http://localhost.phisher.example' }),
      {},
    ],
    ['a page in a frame of another site', new SoftwareAuthenticator({ isFramed: () => true }), {}],
    [
      'a device whose id is longer than allowed',
      new SoftwareAuthenticator({ credentialIdLength: 1_024 }),
      {},
    ],
    ['another challenge', new SoftwareAuthenticator(), { challenge: 'AAAA' }],
    ['another site', new SoftwareAuthenticator(), { rp: { id: 'phisher.example' } }],
  ])('from %s is rejected, and nothing is stored', async (_what, authenticator, change) => {
    const before = await credentialsOf(fern);
    const { publicKey, sessionData } = await beginRegistration(provider, fern);
    const made = authenticator.create({ ...publicKey, ...change });
    const answer = await call('POST', '/v1/webauthn/register/finish', fern, { ...made, sessionData });

    expect(answer.json()).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await credentialsOf(fern)).toEqual(before);
  });

  it('works on any port of localhost when the site is on localhost', async () => {
    const authenticator = new SoftwareAuthenticator({ origin: 'http://localhost:8123' });

    expect((await registerPasskey(provider, fern, authenticator)).statusCode).toBe(200);
  });

  it('that is registered already is rejected', async () => {
    const authenticator = new SoftwareAuthenticator();
    await newPasskey(moss, authenticator);
    const { publicKey, sessionData } = await beginRegistration(provider, fern);
    const made = authenticator.create(publicKey);
    const [first] = authenticator.credentials;
    const copied = made.response.attestationObject;
    const stolen = Buffer.from(copied, 'base64url');
    const own = authenticator.credentials[1]?.id ?? Buffer.alloc(0);
    first?.id.copy(stolen, stolen.indexOf(own));

    const answer = await call('POST', '/v1/webauthn/register/finish', fern, {
      ...made,
      response: { ...made.response, attestationObject: stolen.toString('base64url') },
      sessionData,
    });
    expect(answer.json()).toMatchObject({ status: 409, detail: 'This authenticator is already registered.' });
  });

  it.each([
    {},
    { id: 'AA', rawId: 'AA', type: 'public-key', sessionData: 'x' },
    {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { attestationObject: 'AA', clientDataJSON: 'AA' },
      sessionData: 'x',
      deviceInfo: { name: 'Nul\u0000' },
    },
  ])('with a malformed answer is rejected %#', async (payload) => {
    expect((await call('POST', '/v1/webauthn/register/finish', moss, payload)).statusCode).toBe(400);
  });
});

describe('the metadata of a passkey', () => {
  it('is stored as the device sends it; the name that the owner chose takes precedence', async () => {
    const credId = await newPasskey(moss);
    const described = await call('POST', '/v1/webauthn/register/creds/metadata', moss, {
      credId,
      deviceName: 'Phone',
      userAgent: 'Phone/1.0',
      platform: 'Phone OS',
      createdAt: 12,
      lastUsedAt: 99_999_999_999,
      lastUsedDevice: null,
    });
    expect(described.statusCode).toBe(204);
    const named = await call('POST', '/v1/webauthn/set-cred-metadata', moss, {
      credId,
      metadata: { deviceName: '  Pocket  ' },
    });
    expect(named.statusCode).toBe(204);

    const all = (await call('GET', '/v1/webauthn/register/creds/metadata', moss)).json();
    expect(all[credId]).toEqual({
      credId,
      deviceName: 'Pocket',
      userAgent: 'Phone/1.0',
      platform: 'Phone OS',
      createdAt: provider.clock.now() / 1000,
      lastUsedAt: null,
      lastUsedDevice: null,
      lastUsedUserAgent: null,
      lastUsedPlatform: null,
    });
    expect(await credentialsOf(moss)).toContainEqual(
      expect.objectContaining({ credentialId: credId, name: 'Pocket', deviceName: 'Phone' }),
    );
    expect(
      Object.keys((await call('GET', '/v1/webauthn/register/creds/metadata', fern)).json()),
    ).not.toContain(credId);
  });

  it('is rejected with the messages of the specification', async () => {
    const credId = await newPasskey(moss);
    const metadata = { deviceName: 'Mine now' };
    const rename = async (account: SignedInAccount, payload: object) =>
      (await call('POST', '/v1/webauthn/set-cred-metadata', account, payload)).json();
    const describeIt = async (account: SignedInAccount, payload: object) =>
      (await call('POST', '/v1/webauthn/register/creds/metadata', account, payload)).json();

    const invalid = { status: 400, detail: 'Invalid credential metadata or credential not found' };
    for (const payload of [
      {},
      { credId },
      { credId, metadata: { deviceName: ' ' } },
      { credId: 'a b', metadata },
    ])
      expect(await rename(moss, payload)).toMatchObject(invalid);
    expect(await describeIt(moss, { credId, deviceName: 'Nul\u0000' })).toMatchObject(invalid);
    const unknown = { status: 404, detail: 'Credential not found' };
    expect(await rename(moss, { credId: 'AAAA', metadata })).toMatchObject(unknown);
    expect(await describeIt(moss, { credId: 'AAAA' })).toMatchObject(unknown);
    const foreign = { status: 403, detail: 'Not authorized to modify this credential' };
    expect(await rename(fern, { credId, metadata })).toMatchObject(foreign);
    expect(await describeIt(fern, { credId })).toMatchObject(foreign);
    expect(await credentialsOf(moss)).toContainEqual(
      expect.objectContaining({ credentialId: credId, name: null }),
    );
  });
});
