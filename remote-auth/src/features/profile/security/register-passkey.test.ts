import { setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { retries } from '../../../platform/api/retry-write.ts';
import { installPasskeyBrowser, anAttestation } from '../../../platform/testing/install-passkey-browser.ts';
import { registerPasskey } from './AddPasskey.tsx';

let calls: { name: string; body: unknown }[];
let uninstall = () => {};
/** Milliseconds that the player takes, added to `performance.now()`. */
let elapsedMs: number;
let pauses: number[];

const recordCall = (name: string, path: string, response: () => Response) =>
  http.post(`*${path}`, async ({ request }) => {
    const text = await request.text();
    calls.push({ name, body: text === '' ? undefined : JSON.parse(text) });
    return response();
  });

const publicKey = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Emberclutch' },
  user: { id: 'AAAA', name: 'wren@example.org', displayName: 'Wren' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

const metadata = '/v1/webauthn/register/creds/metadata';

beforeEach(() => {
  jest.replaceProperty(retries, 'delaysMs', [0, 0]);
  [calls, pauses, elapsedMs] = [[], [], 0];
  setSession(aSession());
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + elapsedMs);
  const wait = window.setTimeout.bind(window);
  jest.spyOn(window, 'setTimeout').mockImplementation((work, delay, ...rest) => {
    pauses.push(delay ?? 0);
    return wait(work, delay, ...rest);
  });
  api.use(
    recordCall('begin', '/v1/webauthn/register/begin', () =>
      HttpResponse.json({ publicKey, sessionData: 'ceremony' }),
    ),
    recordCall('finish', '/v1/webauthn/register/finish', () => HttpResponse.json({ verified: true })),
    recordCall('metadata', metadata, () => new HttpResponse(null, { status: 204 })),
  );
  uninstall = installPasskeyBrowser({
    onCreate: async () => {
      calls.push({ name: 'create', body: undefined });
      return anAttestation();
    },
  });
});

afterEach(() => uninstall());

it('the registration calls begin, creates the passkey, calls finish and saves the device (specification, sections 4 and 7)', async () => {
  expect(await registerPasskey()).toBe('AQID');

  const device = { userAgent: navigator.userAgent, platform: navigator.platform };
  expect(calls).toEqual([
    { name: 'begin', body: undefined },
    { name: 'create', body: undefined },
    {
      name: 'finish',
      body: {
        id: 'AQID',
        rawId: 'AQID',
        type: 'public-key',
        response: { attestationObject: 'AQID', clientDataJSON: 'AQID' },
        sessionData: 'ceremony',
        deviceInfo: {
          ...device,
          name: expect.any(String),
          timestamp: expect.any(Number),
          transports: ['internal'],
        },
      },
    },
    {
      name: 'metadata',
      body: {
        ...device,
        credId: 'AQID',
        deviceName: expect.any(String),
        createdAt: expect.any(Number),
        lastUsedAt: null,
        lastUsedDevice: null,
        lastUsedUserAgent: null,
        lastUsedPlatform: null,
      },
    },
  ]);
});

it('the registration succeeds even though its device could not be saved', async () => {
  api.use(recordCall('metadata', metadata, () => new HttpResponse(null, { status: 500 })));

  expect(await registerPasskey()).toBe('AQID');
});

it.each([
  { seconds: 0, isDelayed: true },
  { seconds: 1.1, isDelayed: false },
])(
  'the registration waits 100 ms before finish if creating takes $seconds s: $isDelayed (section 9)',
  async ({ seconds, isDelayed }) => {
    uninstall();
    uninstall = installPasskeyBrowser({
      onCreate: async () => {
        elapsedMs += seconds * 1_000;
        return anAttestation();
      },
    });

    await registerPasskey();

    expect(pauses.includes(100)).toBe(isDelayed);
  },
);

it.each(['NotAllowedError', 'InvalidStateError'])(
  'the registration does not finish if the browser reports %s',
  async (name) => {
    uninstall();
    uninstall = installPasskeyBrowser({ onCreate: () => Promise.reject(new DOMException('', name)) });

    await expect(registerPasskey()).rejects.toMatchObject({ name });

    expect(calls.map((call) => call.name)).toEqual(['begin']);
  },
);
