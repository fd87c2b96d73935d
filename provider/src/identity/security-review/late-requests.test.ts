import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import { openForEach } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { beginRegistration, deviceInfo } from '../../testing/passkeys.ts';
import type { SignedInAccount } from '../../testing/sign-in.ts';
import { signUp } from '../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

let moss: SignedInAccount;
const provider = openForEach(openTestProvider);

beforeEach(async () => {
  moss = await signUp(provider, 'moss@example.invalid', 'Moss');
  await provider.app.listen({ port: 0 });
});

/** Sends a request without its body, and waits until its session has been read. @returns a function that sends the body */
async function sendWithoutBody(path: string, payload: object) {
  const body = JSON.stringify(payload);
  const headers = {
    ...moss.headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  // Cast: a server that listens on a port has an address of this type.
  const { port } = provider.app.server.address() as AddressInfo;
  const clientRequest = request({ host: '127.0.0.1', port, path: `/v1/${path}`, method: 'POST', headers });
  const arrival = once(provider.app.server, 'request');
  clientRequest.flushHeaders();
  await arrival;
  // The provider reads sessions in order of arrival.
  await provider.inject({ url: '/v1/account', headers: moss.headers });
  return async () => {
    clientRequest.end(body);
    // `once` does not type its events.
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await json(response) };
  };
}

/** Recovers the account with "That wasn't me", as its owner would. */
async function recoverAccount(): Promise<{ authorization: string }> {
  const { headers } = moss;
  const log = await provider.inject({ url: '/v1/account/security-events', headers });
  const [event] = log.json<{ events: SecurityEvent[] }>().events;
  const url = `/v1/account/security-events/${event?.id}/disown`;
  const response = await provider.inject({ method: 'POST', url, headers });
  return { authorization: `Bearer ${response.json().sessionId}` };
}

it('adds no passkey for a request that began before its session ended', async () => {
  const { publicKey, sessionData } = await beginRegistration(moss);
  const passkey = new SoftwareAuthenticator().create(publicKey);
  const finish = await sendWithoutBody('webauthn/register/finish', { ...passkey, sessionData, deviceInfo });
  const headers = await recoverAccount();

  const response = await finish();

  expect(response).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  const account = await provider.inject({ url: '/v1/account', headers });
  expect(account.json().credentials).toEqual([]);
});
