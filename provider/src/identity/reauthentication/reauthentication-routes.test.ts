import { randomUUID } from 'node:crypto';
import { openForAll } from '../../testing/open-for-tests.ts';
import {
  fernAddress,
  mossAddress as email,
  openWithTwoAccounts,
} from '../../testing/open-with-two-accounts.ts';
import { beginPasskeyLogin, toHex, createPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { readNewestCode, findNewestMail, signIn, toWrongCode } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const phone = new SoftwareAuthenticator();
const provider = openForAll(async () => {
  const testProvider = await openWithTwoAccounts();
  const credentialId = await createPasskey(testProvider.moss, phone);
  // Before this time has passed, a passkey does not prove identity.
  testProvider.clock.advance({ days: testProvider.config.session.lifetime / 86_400 });
  const [moss, fern] = [await signIn(testProvider, email), await signIn(testProvider, fernAddress)];
  return { ...testProvider, credentialId, moss, fern };
});

beforeEach(() => provider.clock.advance({ minutes: 11 }));

const prove = (step: string, { post }: SignedInAccount, payload?: object) =>
  post(`/v1/account/reauthentication/${step}`, payload);
const isConfirmed = async ({ delete: remove }: SignedInAccount) =>
  (await remove(`/v1/account/sessions/${randomUUID()}`)).statusCode === 404;

const requiredError = { status: 403, code: 'reauthentication_required' };

it('reauthentication is required ten minutes after the sign-in, for every call that can lock the owner out', async () => {
  const { moss, credentialId } = provider;
  const log = '/v1/account/security-events';
  const { events } = (await moss.get(log)).json();
  const { sessions } = (await moss.get('/v1/account/sessions')).json();

  const responses = await Promise.all([
    moss.post('/v1/webauthn/register/begin'),
    moss.delete(`/v1/webauthn/cred/${toHex(credentialId)}`),
    moss.delete('/v1/account/sessions'),
    moss.delete(`/v1/account/sessions/${sessions[0].id}`),
    moss.post(`${log}/${events[0].id}/disown`),
  ]);

  for (const response of responses) expect(response.json()).toMatchObject(requiredError);
  expect((await moss.get(log)).json().events).toEqual(events);
});

it('reauthentication is granted by a passkey of the account, once, for ten minutes', async () => {
  const { moss, fern, credentialId } = provider;
  const { publicKey, sessionData } = (await prove('passkey/begin', moss)).json();
  expect(publicKey).toMatchObject({
    userVerification: 'required',
    allowCredentials: [{ id: credentialId, transports: ['internal', 'hybrid'] }],
  });
  const payload = { assertion: phone.get(publicKey), sessionData };
  expect((await prove('passkey/finish', fern, payload)).statusCode).toBe(404);
  expect((await prove('passkey/finish', moss, payload)).statusCode).toBe(403);
  expect(await isConfirmed(moss)).toBe(false);

  const secondCeremony = (await prove('passkey/begin', moss)).json();
  const proof = { assertion: phone.get(secondCeremony.publicKey), sessionData: secondCeremony.sessionData };
  expect((await prove('passkey/finish', moss, proof)).statusCode).toBe(204);
  expect([await isConfirmed(moss), await isConfirmed(fern)]).toEqual([true, false]);
  provider.clock.advance({ minutes: 10 });
  expect(await isConfirmed(moss)).toBe(false);
});

it('reauthentication is not granted by a ceremony of a sign-in, by a forged assertion, or without a passkey', async () => {
  const { moss, fern } = provider;
  const login = await beginPasskeyLogin(provider);
  const loginPayload = { assertion: phone.get(login.publicKey), sessionData: login.sessionData };
  expect((await prove('passkey/finish', moss, loginPayload)).statusCode).toBe(403);

  const { publicKey, sessionData } = (await prove('passkey/begin', moss)).json();
  const validAssertion = phone.get(publicKey);
  const assertion = { ...validAssertion, response: { ...validAssertion.response, signature: 'AAAA' } };
  expect((await prove('passkey/finish', moss, { assertion, sessionData })).json()).toMatchObject({
    status: 403,
    code: 'forbidden',
  });

  expect((await prove('passkey/begin', fern)).statusCode).toBe(404);
  expect(await isConfirmed(moss)).toBe(false);
});

it('reauthentication is granted by a code that is mailed to the account', async () => {
  const { moss, fern } = provider;
  const { challenge } = (await prove('code/begin', moss)).json();
  expect(await findNewestMail(provider, email)).toMatchObject({
    subject: expect.stringMatching(/^\d{4} \d{4} confirms/),
    text: expect.stringMatching(
      /Enter it in your profile[^]*It was asked for on .*, from a local network, on/,
    ),
  });
  const code = await readNewestCode(provider, email);

  for (const [account, payload, refusal] of [
    [moss, { code }, 'bad_request'],
    [moss, { code: toWrongCode(code), challenge }, 'code_wrong'],
    [fern, { code, challenge }, 'code_expired'],
  ] as const)
    expect((await prove('code/finish', account, payload)).json()).toMatchObject({ code: refusal });
  expect((await prove('code/finish', moss, { code, challenge })).statusCode).toBe(204);
  expect([await isConfirmed(moss), await isConfirmed(fern)]).toEqual([true, false]);
});

it('reauthentication is not granted by a code of a sign-in, and its own code does not sign in', async () => {
  const { moss } = provider;
  const login = (await provider.post('/v1/auth/login', { email })).json();
  const mixedPayload = { code: await readNewestCode(provider, email), challenge: login.challenge };
  expect((await prove('code/finish', moss, mixedPayload)).json().code).toBe('code_expired');

  const { challenge } = (await prove('code/begin', moss)).json();
  const payload = { code: await readNewestCode(provider, email), challenge };
  for (const url of ['/v1/auth/confirm', '/v1/account/forgot-password/complete'])
    expect((await provider.post(url, payload)).json().code).toBe('code_expired');
});
