import { asOperator } from '../../testing/open-test-provider.ts';
import { randomBytes } from 'node:crypto';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openWithTwoAccounts } from '../../testing/open-with-two-accounts.ts';
import { hexOf, passkeyCalls, signInByPasskey } from '../../testing/passkeys.ts';
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

describe('removing a passkey', () => {
  it('ends its use for signing in, also with a long id', async () => {
    const authenticator = new SoftwareAuthenticator({ credentialIdLength: 512 });
    const credentialId = await newPasskey(moss, authenticator);

    const removed = await call('DELETE', `/v1/webauthn/cred/${hexOf(credentialId)}`, moss);
    expect(removed.statusCode).toBe(204);
    expect((await credentialsOf(moss)).map((credential) => credential.credentialId)).not.toContain(
      credentialId,
    );
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(404);
  });

  it('is mailed to its owner once', async () => {
    const owner = await signUp(provider, 'elm@example.invalid', 'Elm');
    const credentialId = await newPasskey(owner);
    const remove = async () =>
      (await call('DELETE', `/v1/webauthn/cred/${hexOf(credentialId)}`, owner)).statusCode;

    expect(await remove()).toBe(204);
    expect(await remove()).toBe(404);

    const outbox = await provider.inject({ url: '/outbox.json', headers: asOperator });
    const mails = outbox.json<{ to: string; subject: string; text: string }[]>();
    const removals = mails.filter(
      ({ to, subject }) => to === 'elm@example.invalid' && /removed/.test(subject),
    );
    expect(removals).toHaveLength(1);
    expect(removals[0]?.text).toContain('Linden laptop');
    expect(removals[0]?.text).toContain('/profile?tab=security');
  });

  it('is rejected with the messages of the specification', async () => {
    const credentialId = await newPasskey(moss);
    const remove = async (account: SignedInAccount, id: string) =>
      (await call('DELETE', `/v1/webauthn/cred/${id}`, account)).json();

    for (const id of ['xyz', 'abc', '', 'ab'.repeat(1_024)])
      expect(await remove(moss, id)).toMatchObject({
        status: 400,
        detail: 'Invalid credential ID or passkey not found',
      });
    expect(await remove(moss, randomBytes(32).toString('hex'))).toMatchObject({
      status: 404,
      detail: 'Passkey not found',
    });
    expect(await remove(fern, hexOf(credentialId))).toMatchObject({
      status: 403,
      detail: 'Not authorized to delete this passkey',
    });
    expect((await credentialsOf(moss)).map((credential) => credential.credentialId)).toContain(credentialId);
  });
});
