import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { beginPasskeyLogin, registerPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

let provider: TestProvider;
let fern: SignedInAccount;
const synced = new SoftwareAuthenticator({ counts: false, synced: true });

const mossAddress = 'moss@example.invalid';

beforeAll(async () => {
  provider = await openTestProvider();
  const moss = await signUp(provider, mossAddress, 'Moss Lantern');
  fern = await signUp(provider, 'fern@example.invalid', 'Fern');
  await registerPasskey(provider, moss, new SoftwareAuthenticator());
  await registerPasskey(provider, fern, synced);
});

afterAll(() => provider.close());

const finish = (payload: object) =>
  provider.inject({ method: 'POST', url: '/v1/webauthn/login/finish', payload });

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
    const hex = Buffer.from(await decoyOf(strangerAddress), 'base64url').toString('hex');
    const remove = (url: string) => provider.inject({ method: 'DELETE', url, headers: fern.headers });

    expect((await remove(`/v1/webauthn/cred/${hex}`)).statusCode).toBe(403);
    expect((await remove('/v1/webauthn/cred/00ff')).statusCode).toBe(404);
  });
});

it('logs a wrong key in the security log of its account, once an hour', async () => {
  const oak = await signUp(provider, 'oak@example.invalid', 'Oak');
  const tablet = new SoftwareAuthenticator({ counts: false });
  await registerPasskey(provider, oak, tablet);
  const forge = async () => {
    const { publicKey, sessionData } = await beginPasskeyLogin(provider, { email: 'oak@example.invalid' });
    const assertion = tablet.get(publicKey);
    await finish({
      assertion: { ...assertion, response: { ...assertion.response, signature: 'AAAA' } },
      sessionData,
    });
  };
  const refusals = async () => {
    const log = await provider.inject({ url: '/v1/account/security-events', headers: oak.headers });
    return log.json().events.filter(({ kind }: { kind: string }) => kind === 'passkey_refused');
  };
  await forge();
  await forge();

  expect(await refusals()).toEqual([
    expect.objectContaining({ passkeyName: 'Linden laptop', network: '127.0.0.0/24' }),
  ]);
  provider.clock.advance({ minutes: 61 });
  await forge();
  expect(await refusals()).toHaveLength(2);
});
