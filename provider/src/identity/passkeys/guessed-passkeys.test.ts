import { openForAll } from '../../testing/open-for-tests.ts';
import { fernAddress, mossAddress, openWithTwoAccounts } from '../../testing/open-with-two-accounts.ts';
import { beginPasskeyLogin, hexOf, registerPasskey } from '../../testing/passkeys.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const provider = openForAll(openWithTwoAccounts);
const synced = new SoftwareAuthenticator({ counts: false, synced: true });

beforeAll(async () => {
  await registerPasskey(provider.moss);
  await registerPasskey(provider.fern, synced);
});

const finish = (payload: object) => provider.post('/v1/webauthn/login/finish', payload);

const failed = { status: 401, code: 'unauthorized', detail: 'Authentication failed. Please try again.' };
const noPasskey = { status: 404, detail: expect.stringMatching(/^No passkey found for this account/) };

describe('a decoy', () => {
  const strangerAddress = 'stranger@example.invalid';
  const decoyOf = async (email: string) => {
    const { publicKey } = await beginPasskeyLogin(provider, { email });
    return publicKey.allowCredentials?.[0]?.id ?? '';
  };
  const finishWith = async (id: string, body: { email?: string }) => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider, body);
    const assertion = synced.get({ ...publicKey, allowCredentials: [] });
    return finish({ assertion: { ...assertion, id, rawId: id }, sessionData });
  };

  it('is answered like the passkey of an account', async () => {
    const decoy = await decoyOf(strangerAddress);
    const real = await decoyOf(mossAddress);
    const answers = await Promise.all([
      finishWith(decoy, { email: strangerAddress }),
      finishWith(real, { email: mossAddress }),
      finishWith(decoy, {}),
      finishWith(real, {}),
    ]);
    const crossed = await Promise.all([
      finishWith(decoy, { email: mossAddress }),
      finishWith(real, { email: strangerAddress }),
    ]);

    for (const answer of answers) expect(answer.json()).toMatchObject(failed);
    for (const answer of crossed) expect(answer.json()).toMatchObject(noPasskey);
  });

  it('is answered to a signed-in account like a passkey of another account', async () => {
    const remove = async (id: string) => (await provider.fern.delete(`/v1/webauthn/cred/${id}`)).statusCode;

    expect(await remove(hexOf(await decoyOf(strangerAddress)))).toBe(403);
    expect(await remove('00ff')).toBe(404);
  });
});

it('logs a wrong key in the security log of its account, once an hour', async () => {
  const { fern } = provider;
  const forge = async () => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider, { email: fernAddress });
    const assertion = synced.get(publicKey);
    const response = { ...assertion.response, signature: 'AAAA' };
    await finish({ assertion: { ...assertion, response }, sessionData });
  };
  const refusals = async () =>
    (await fern.get('/v1/account/security-events'))
      .json()
      .events.filter(({ kind }: { kind: string }) => kind === 'passkey_refused');
  await forge();
  await forge();

  expect(await refusals()).toMatchObject([{ passkeyName: 'Linden laptop', network: '127.0.0.0/24' }]);
  provider.clock.advance({ minutes: 61 });
  await forge();
  expect(await refusals()).toHaveLength(2);
});
