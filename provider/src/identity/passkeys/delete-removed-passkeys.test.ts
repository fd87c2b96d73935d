import { randomBytes } from 'node:crypto';
import { Outbox } from '../../mail/outbox.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { beginRegistration, hexOf, passkeyCalls, signInByPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { newestMail, signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { SecurityEventService } from '../security-events/security-event-service.ts';
import { deleteRemovedPasskeys } from './delete-removed-passkeys.ts';

let provider: TestProvider;
let moss: SignedInAccount;
let fern: SignedInAccount;

beforeAll(async () => {
  provider = await openTestProvider();
  moss = await signUp(provider, 'moss@example.invalid', 'Moss Lantern');
  fern = await signUp(provider, 'fern@example.invalid', 'Fern');
}, 30_000);

afterAll(() => provider.close());

const { call, credentialsOf, newPasskey } = passkeyCalls(() => provider);

/** As the background job does. */
const deleteRemoved = () => {
  const { db, clock } = provider;
  const mailer = new Outbox({ db, clock });
  const securityEvents = new SecurityEventService({ db, clock, mailer, publicUrl: 'https://eggs.example' });
  return deleteRemovedPasskeys({ db, clock, securityEvents });
};

describe('removing a passkey', () => {
  it('ends its use for signing in, also with a long id', async () => {
    const authenticator = new SoftwareAuthenticator({ credentialIdLength: 512 });
    const credentialId = await newPasskey(moss, authenticator);

    const removed = await call('DELETE', `/v1/webauthn/cred/${hexOf(credentialId)}`, moss);
    expect(removed.json()).toEqual({ restorableUntil: provider.clock.now() / 1_000 + 10 });
    expect((await credentialsOf(moss)).map((credential) => credential.credentialId)).not.toContain(
      credentialId,
    );
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(404);
  });

  it('can be undone for ten seconds by its owner; meanwhile it neither signs in nor is listed', async () => {
    const authenticator = new SoftwareAuthenticator({ counts: false });
    const credId = await newPasskey(moss, authenticator);
    const restore = async (account: SignedInAccount) =>
      (await call('POST', '/v1/webauthn/restore-cred', account, { credId })).statusCode;
    const metadata = { deviceName: 'Gone' };
    await call('DELETE', `/v1/webauthn/cred/${hexOf(credId)}`, moss);

    const rename = await call('POST', '/v1/webauthn/set-cred-metadata', moss, { credId, metadata });
    expect(rename.statusCode).toBe(404);
    const { publicKey } = await beginRegistration(provider, moss);
    expect(JSON.stringify(publicKey)).not.toContain(credId);
    expect((await call('DELETE', `/v1/webauthn/cred/${hexOf(credId)}`, moss)).statusCode).toBe(404);
    expect(await restore(fern)).toBe(404);
    provider.clock.advance({ seconds: 10 });
    await deleteRemoved();
    expect(await restore(moss)).toBe(204);
    expect((await signInByPasskey(provider, authenticator)).statusCode).toBe(200);
    expect(await restore(moss)).toBe(404);

    await call('DELETE', `/v1/webauthn/cred/${hexOf(credId)}`, moss);
    provider.clock.advance({ seconds: 16 });
    expect(await restore(moss)).toBe(404);
  });

  it('is mailed once, when it can no longer be undone', async () => {
    const owner = await signUp(provider, 'elm@example.invalid', 'Elm');
    const first = await newPasskey(owner);
    const second = await newPasskey(owner);
    for (const id of [first, second]) await call('DELETE', `/v1/webauthn/cred/${hexOf(id)}`, owner);
    await deleteRemoved();
    expect((await newestMail(provider, 'elm@example.invalid')).subject).toBe(
      'A passkey was added to your account',
    );

    provider.clock.advance({ seconds: 16 });
    await Promise.all([deleteRemoved(), deleteRemoved()]);

    const outbox = await provider.inject({ url: '/outbox.json' });
    const mails = outbox.json<{ to: string; subject: string; text: string }[]>();
    const removals = mails.filter(
      ({ to, subject }) => to === 'elm@example.invalid' && /removed/.test(subject),
    );
    expect(removals).toHaveLength(1);
    expect(removals[0]?.text).toContain('Linden laptop, Linden laptop');
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
