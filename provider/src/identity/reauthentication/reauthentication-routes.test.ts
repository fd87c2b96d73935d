import { randomUUID } from 'node:crypto';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { beginPasskeyLogin, hexOf, registerPasskey } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { newestCode, newestMail, signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let provider: TestProvider;
let moss: SignedInAccount;
let fern: SignedInAccount;
const email = 'moss@example.invalid';
const phone = new SoftwareAuthenticator();
let credentialId: string;

beforeAll(async () => {
  provider = await openTestProvider();
  moss = await signUp(provider, email, 'Moss');
  fern = await signUp(provider, 'fern@example.invalid', 'Fern');
  credentialId = (await registerPasskey(provider, moss, phone)).json().credentialId;
});

afterAll(() => provider.close());

beforeEach(() => provider.clock.advance({ minutes: 11 }));

const call = (
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  { headers }: SignedInAccount,
  payload?: object,
) => provider.inject({ method, url: `/v1/${path}`, headers, ...(payload && { payload }) });

const prove = (step: string, account: SignedInAccount, payload?: object) =>
  call('POST', `account/reauthentication/${step}`, account, payload);

const required = { status: 403, code: 'reauthentication_required' };
const endOthers = async (account: SignedInAccount) =>
  (await call('DELETE', 'account/sessions', account)).json();
const isConfirmed = async (account: SignedInAccount) =>
  (await call('DELETE', `account/sessions/${randomUUID()}`, account)).statusCode === 404;

it('is required ten minutes after the sign-in, for every call that can lock the owner out', async () => {
  const { events } = (await call('GET', 'account/security-events', moss)).json();
  const { sessions } = (await call('GET', 'account/sessions', moss)).json();
  const calls = [
    call('DELETE', `webauthn/cred/${hexOf(credentialId)}`, moss),
    call('DELETE', 'account/sessions', moss),
    call('DELETE', `account/sessions/${sessions[0].id}`, moss),
    call('POST', `account/security-events/${events[0].id}/disown`, moss),
  ];

  for (const answer of await Promise.all(calls)) expect(answer.json()).toMatchObject(required);
  expect((await call('GET', 'account/security-events', moss)).json().events).toEqual(events);
});

it('is given by a passkey of the account, once and for ten minutes', async () => {
  const { publicKey, sessionData } = (await prove('passkey/begin', moss)).json();
  expect(publicKey).toMatchObject({
    userVerification: 'required',
    allowCredentials: [{ id: credentialId, transports: ['internal', 'hybrid'] }],
  });
  const payload = { assertion: phone.get(publicKey), sessionData };
  expect((await prove('passkey/finish', fern, payload)).statusCode).toBe(404);
  expect((await prove('passkey/finish', moss, payload)).statusCode).toBe(403);
  expect(await endOthers(moss)).toMatchObject(required);

  const again = (await prove('passkey/begin', moss)).json();
  const assertion = phone.get(again.publicKey);
  const finished = await prove('passkey/finish', moss, { assertion, sessionData: again.sessionData });
  expect(finished.statusCode).toBe(204);
  expect(await isConfirmed(moss)).toBe(true);
  expect(await isConfirmed(fern)).toBe(false);
  provider.clock.advance({ minutes: 10 });
  expect(await isConfirmed(moss)).toBe(false);
});

it('is not given by a ceremony of a sign-in, a forged answer, or without a passkey', async () => {
  const login = await beginPasskeyLogin(provider);
  const { sessionData } = login;
  const other = await prove('passkey/finish', moss, { assertion: phone.get(login.publicKey), sessionData });
  expect(other.statusCode).toBe(403);

  const begun = (await prove('passkey/begin', moss)).json();
  const good = phone.get(begun.publicKey);
  const forged = { ...good, response: { ...good.response, signature: 'AAAA' } };
  const answer = await prove('passkey/finish', moss, { assertion: forged, sessionData: begun.sessionData });
  expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' });

  expect((await prove('passkey/begin', fern)).statusCode).toBe(404);
  expect(await isConfirmed(moss)).toBe(false);
});

it('is given by a code that is mailed to the account', async () => {
  const { challenge } = (await prove('code/begin', moss)).json();
  expect(await newestMail(provider, email)).toMatchObject({
    subject: expect.stringMatching(/^\d{4} \d{4} confirms/),
    text: expect.stringMatching(
      /Enter it in your profile[^]*It was asked for on .*, from a local network, on/,
    ),
  });
  const code = await newestCode(provider, email);

  expect((await prove('code/finish', moss, { code })).statusCode).toBe(400);
  expect((await prove('code/finish', moss, { code: wrongCode(code), challenge })).json().code).toBe(
    'code_wrong',
  );
  expect((await prove('code/finish', fern, { code, challenge })).json().code).toBe('code_expired');
  expect((await prove('code/finish', moss, { code, challenge })).statusCode).toBe(204);
  expect(await isConfirmed(moss)).toBe(true);
  expect(await isConfirmed(fern)).toBe(false);
});

it('is not given by a code of a sign-in, nor does its code sign in', async () => {
  const login = await provider.inject({ method: 'POST', url: '/v1/auth/login', payload: { email } });
  const code = await newestCode(provider, email);
  const mixed = await prove('code/finish', moss, { code, challenge: login.json().challenge });
  expect(mixed.json().code).toBe('code_expired');

  const { challenge } = (await prove('code/begin', moss)).json();
  const payload = { code: await newestCode(provider, email), challenge };
  for (const url of ['/v1/auth/confirm', '/v1/account/forgot-password/complete'])
    expect((await provider.inject({ method: 'POST', url, payload })).json().code).toBe('code_expired');
});
