import { randomUUID } from 'node:crypto';
import { openForAll } from '../../testing/open-for-tests.ts';
import {
  fernAddress,
  mossAddress as email,
  openWithTwoAccounts,
} from '../../testing/open-with-two-accounts.ts';
import { beginPasskeyLogin, toHex, newPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { newestCode, newestMail, signIn, wrongCode } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const phone = new SoftwareAuthenticator();
const provider = openForAll(async () => {
  const opened = await openWithTwoAccounts();
  const credentialId = await newPasskey(opened.moss, phone);
  // Before this time, a passkey proves nothing.
  opened.clock.advance({ days: opened.config.session.lifetime / 86_400 });
  const [moss, fern] = [await signIn(opened, email), await signIn(opened, fernAddress)];
  return { ...opened, credentialId, moss, fern };
});

beforeEach(() => provider.clock.advance({ minutes: 11 }));

const prove = (step: string, { post }: SignedInAccount, payload?: object) =>
  post(`/v1/account/reauthentication/${step}`, payload);
const isConfirmed = async ({ delete: remove }: SignedInAccount) =>
  (await remove(`/v1/account/sessions/${randomUUID()}`)).statusCode === 404;

const required = { status: 403, code: 'reauthentication_required' };

it('is required ten minutes after the sign-in, for every call that can lock the owner out', async () => {
  const { moss, credentialId } = provider;
  const log = '/v1/account/security-events';
  const { events } = (await moss.get(log)).json();
  const { sessions } = (await moss.get('/v1/account/sessions')).json();

  const answers = await Promise.all([
    moss.post('/v1/webauthn/register/begin'),
    moss.delete(`/v1/webauthn/cred/${toHex(credentialId)}`),
    moss.delete('/v1/account/sessions'),
    moss.delete(`/v1/account/sessions/${sessions[0].id}`),
    moss.post(`${log}/${events[0].id}/disown`),
  ]);

  for (const answer of answers) expect(answer.json()).toMatchObject(required);
  expect((await moss.get(log)).json().events).toEqual(events);
});

it('is granted by a passkey of the account, once, for ten minutes', async () => {
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

  const again = (await prove('passkey/begin', moss)).json();
  const proof = { assertion: phone.get(again.publicKey), sessionData: again.sessionData };
  expect((await prove('passkey/finish', moss, proof)).statusCode).toBe(204);
  expect([await isConfirmed(moss), await isConfirmed(fern)]).toEqual([true, false]);
  provider.clock.advance({ minutes: 10 });
  expect(await isConfirmed(moss)).toBe(false);
});

it('is not granted by a ceremony of a sign-in, by a forged answer, or without a passkey', async () => {
  const { moss, fern } = provider;
  const login = await beginPasskeyLogin(provider);
  const other = { assertion: phone.get(login.publicKey), sessionData: login.sessionData };
  expect((await prove('passkey/finish', moss, other)).statusCode).toBe(403);

  const { publicKey, sessionData } = (await prove('passkey/begin', moss)).json();
  const good = phone.get(publicKey);
  const assertion = { ...good, response: { ...good.response, signature: 'AAAA' } };
  expect((await prove('passkey/finish', moss, { assertion, sessionData })).json()).toMatchObject({
    status: 403,
    code: 'forbidden',
  });

  expect((await prove('passkey/begin', fern)).statusCode).toBe(404);
  expect(await isConfirmed(moss)).toBe(false);
});

it('is granted by a code that is mailed to the account', async () => {
  const { moss, fern } = provider;
  const { challenge } = (await prove('code/begin', moss)).json();
  expect(await newestMail(provider, email)).toMatchObject({
    subject: expect.stringMatching(/^\d{4} \d{4} confirms/),
    text: expect.stringMatching(
      /Enter it in your profile[^]*It was asked for on .*, from a local network, on/,
    ),
  });
  const code = await newestCode(provider, email);

  for (const [account, payload, refusal] of [
    [moss, { code }, 'bad_request'],
    [moss, { code: wrongCode(code), challenge }, 'code_wrong'],
    [fern, { code, challenge }, 'code_expired'],
  ] as const)
    expect((await prove('code/finish', account, payload)).json()).toMatchObject({ code: refusal });
  expect((await prove('code/finish', moss, { code, challenge })).statusCode).toBe(204);
  expect([await isConfirmed(moss), await isConfirmed(fern)]).toEqual([true, false]);
});

it('is not granted by a code of a sign-in, and its own code does not sign in', async () => {
  const { moss } = provider;
  const login = (await provider.post('/v1/auth/login', { email })).json();
  const mixed = { code: await newestCode(provider, email), challenge: login.challenge };
  expect((await prove('code/finish', moss, mixed)).json().code).toBe('code_expired');

  const { challenge } = (await prove('code/begin', moss)).json();
  const payload = { code: await newestCode(provider, email), challenge };
  for (const url of ['/v1/auth/confirm', '/v1/account/forgot-password/complete'])
    expect((await provider.post(url, payload)).json().code).toBe('code_expired');
});
