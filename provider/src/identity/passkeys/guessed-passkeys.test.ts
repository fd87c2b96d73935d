import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { fernAddress, mossAddress, openWithTwoAccounts } from '../../testing/open-with-two-accounts.ts';
import { beginPasskeyLogin, beginRegistration, toHex, registerPasskey } from '../../testing/passkeys.ts';
import { signIn } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

/** The kinds of statements that the provider has sent. */
const statementKinds: string[] = [];

const provider = openForAll(async () => {
  const { pools, ...database } = await openTestDatabase();
  const identity = pools.identity.withPlugin({
    transformQuery: ({ node }) => {
      statementKinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return openWithTwoAccounts({ database: { ...database, pools: { ...pools, identity } } });
});
const syncedDevice = new SoftwareAuthenticator({ hasCounter: false, isSynced: true });

beforeAll(async () => {
  await registerPasskey(provider.moss);
  await registerPasskey(provider.fern, syncedDevice);
});

const finish = (payload: object) => provider.post('/v1/webauthn/login/finish', payload);

const failedError = { status: 401, code: 'unauthorized', detail: 'Authentication failed. Please try again.' };
const noPasskeyError = {
  status: 404,
  detail: expect.stringMatching(/^No passkey found for this account/),
};

describe('a decoy', () => {
  const strangerAddress = 'stranger@example.invalid';
  const findDecoy = async (email: string) => {
    const { publicKey } = await beginPasskeyLogin(provider, { email });
    return publicKey.allowCredentials?.[0]?.id ?? '';
  };
  const finishWithId = async (id: string, body: { email?: string }) => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider, body);
    const assertion = syncedDevice.get({ ...publicKey, allowCredentials: [] });
    return finish({ assertion: { ...assertion, id, rawId: id }, sessionData });
  };

  it('a decoy gets the same response as the passkey of an account', async () => {
    const decoy = await findDecoy(strangerAddress);
    const real = await findDecoy(mossAddress);
    const responses = await Promise.all([
      finishWithId(decoy, { email: strangerAddress }),
      finishWithId(real, { email: mossAddress }),
      finishWithId(decoy, {}),
      finishWithId(real, {}),
    ]);
    const crossedResponses = await Promise.all([
      finishWithId(decoy, { email: mossAddress }),
      finishWithId(real, { email: strangerAddress }),
    ]);

    for (const response of responses) expect(response.json()).toMatchObject(failedError);
    for (const response of crossedResponses) expect(response.json()).toMatchObject(noPasskeyError);
  });

  it('a decoy is verified like the passkey of an account, with as many statements', async () => {
    const measureAttempt = async (email: string) => {
      const id = await findDecoy(email);
      const verify = jest.spyOn(crypto.subtle, 'verify');
      const steps = [];
      // Only the first attempt of an hour is logged.
      provider.clock.advance({ minutes: 61 });
      for (const _attempt of ['logged', 'not logged']) {
        statementKinds.length = 0;
        await finishWithId(id, { email });
        // Leaves out the start of the ceremony.
        steps.push(statementKinds.slice(1));
      }
      const verifyCount = verify.mock.calls.length;
      verify.mockRestore();
      return { verifyCount, logged: steps[0]?.length, later: steps[1] };
    };

    const accountSteps = await measureAttempt(mossAddress);

    expect(accountSteps.verifyCount).toBe(2);
    expect(await measureAttempt('another-stranger@example.invalid')).toEqual(accountSteps);
  });

  it('a decoy cannot be registered, like a passkey of another account', async () => {
    const fern = await signIn(provider, fernAddress);
    const register = async (email: string) => {
      const { publicKey, sessionData } = await beginRegistration(fern);
      const id = await findDecoy(email);
      const credential = new SoftwareAuthenticator({ createId: () => Buffer.from(id, 'base64url') }).create(
        publicKey,
      );
      return fern.post('/v1/webauthn/register/finish', { ...credential, sessionData });
    };

    const detail = 'This authenticator is already registered.';
    for (const email of [strangerAddress, mossAddress])
      expect((await register(email)).json()).toMatchObject({ status: 409, code: 'conflict', detail });
  });

  it('a decoy gets, for a signed-in account, the same response as a passkey of another account', async () => {
    const fern = await signIn(provider, fernAddress);
    const remove = async (id: string) => (await fern.delete(`/v1/webauthn/cred/${id}`)).statusCode;

    expect(await remove(toHex(await findDecoy(strangerAddress)))).toBe(403);
    expect(await remove('00ff')).toBe(404);
  });
});

it("records a wrong key in the security log of the passkey's account, once an hour", async () => {
  const { fern } = provider;
  const forge = async () => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider, { email: fernAddress });
    const assertion = syncedDevice.get(publicKey);
    const response = { ...assertion.response, signature: 'AAAA' };
    await finish({ assertion: { ...assertion, response }, sessionData });
  };
  const listRefusals = async () =>
    (await fern.get('/v1/account/security-events'))
      .json()
      .events.filter(({ kind }: { kind: string }) => kind === 'passkey_refused');
  await forge();
  await forge();

  expect(await listRefusals()).toMatchObject([{ passkeyName: 'Linden laptop', network: '127.0.0.0/24' }]);
  provider.clock.advance({ minutes: 61 });
  await forge();
  expect(await listRefusals()).toHaveLength(2);
});
