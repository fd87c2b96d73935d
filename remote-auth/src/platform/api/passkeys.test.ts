import { setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { beginPasskeyLogin } from './passkey-login.ts';
import { beginRegistration, finishRegistration, credMetadataQuery, removePasskey } from './passkeys.ts';
import { retries } from './retry-write.ts';

beforeEach(() => {
  setSession(aSession());
  jest.replaceProperty(retries, 'delaysMs', [0, 0]);
});

it('the client passes on all WebAuthn options, even unknown ones', async () => {
  const publicKey = {
    challenge: 'c',
    allowCredentials: [{ id: 'a', type: 'public-key' }],
    hints: ['hybrid'],
    newer: { than: 'us' },
  };
  api.use(http.post('*/v1/webauthn/login/begin', () => HttpResponse.json({ publicKey, sessionData: 's' })));

  expect(await beginPasskeyLogin({})).toEqual({ publicKey, sessionData: 's' });
});

it('the client retries the list of devices after the provider has failed', async () => {
  const devices = { AQID: { deviceName: 'Pixel 9' } };
  let requestCount = 0;
  api.use(
    http.get('*/v1/webauthn/register/creds/metadata', () => {
      requestCount += 1;
      return requestCount < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(devices);
    }),
  );

  const reading = createQueryClient().fetchQuery({ ...credMetadataQuery, retryDelay: 0 });

  expect(await reading).toMatchObject(devices);
  expect(requestCount).toBe(3);
});

it.each([
  ['success after two failures', [503, 500, 204], null],
  ['404 after a lost response, which means success', [0, 404], null],
  ['404 at once', [404], 404],
  ['three failures', [503, 503, 503], 503],
])('the client retries a removal that failed or had no response: %s', async (_case, statuses, failure) => {
  let requestCount = 0;
  api.use(
    http.delete('*/v1/webauthn/cred/:id', () => {
      const status = statuses[requestCount] ?? 500;
      requestCount += 1;
      return status === 0 ? HttpResponse.error() : new HttpResponse(null, { status });
    }),
  );

  const status = await removePasskey('AQID').then(
    () => null,
    (error: { status: number }) => error.status,
  );

  expect([status, requestCount]).toEqual([failure, statuses.length]);
});

it('the client sends the data of a passkey ceremony back unchanged', async () => {
  const sessionData = { id: [1, null], user: 'wren' };
  let sentBody: unknown;
  api.use(
    http.post('*/v1/webauthn/register/begin', () =>
      HttpResponse.json({ publicKey: { challenge: 'abc' }, sessionData }),
    ),
    http.post('*/v1/webauthn/register/finish', async ({ request }) => {
      sentBody = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );

  const ceremony = await beginRegistration();
  const response = { attestationObject: 'a', clientDataJSON: 'c' };
  await finishRegistration({
    id: 'i',
    rawId: 'i',
    type: 'public-key',
    response,
    sessionData: ceremony.sessionData,
  });

  expect(sentBody).toMatchObject({ sessionData });
});
