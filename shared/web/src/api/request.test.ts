import { ignoredResponse } from '@emberclutch/contract/shape/optional-response.ts';
import { currentSession, setSession, signOut, siteAtom, store } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aSession } from '../testing/factories.tsx';
import { isApiError } from './api-error.ts';
import { getAssetStats } from './assets.ts';
import { getHatchEstimate } from './hatch-estimate.ts';
import { request } from './request.ts';
import { getCurrentSeason } from './seasons.ts';

const site = store.get(siteAtom);
afterEach(() => store.set(siteAtom, site));

const read = (timeout?: number, signal?: AbortSignal) =>
  request('/v1/metrics', { reader: ignoredResponse, timeout, signal });

const neverRespond = () => new Promise<Response>(() => undefined);

it('the client reports a call without a response as timed out', async () => {
  api.use(http.get('*/v1/metrics', neverRespond));

  await expect(read(20)).rejects.toMatchObject({ code: 'timed_out' });
});

it('the client aborts a call when the player leaves its page', async () => {
  api.use(http.get('*/v1/metrics', neverRespond));
  const controller = new AbortController();
  const call = read(undefined, controller.signal);
  controller.abort();

  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('the client reports a connection lost while reading the body as a network failure', async () => {
  const createLostBody = () => new ReadableStream({ pull: (body) => body.error(new Error('Lost')) });
  api.use(http.get('*/v1/metrics', () => new HttpResponse(createLostBody())));

  await expect(read()).rejects.toMatchObject({ code: 'offline' });
});

it('the client does not send a private read without a session, but sends a sign-in', async () => {
  signOut();
  const calls: unknown[] = [];
  const recordCall = ({ request: { method, headers } }: { request: Request }) => {
    calls.push([method, headers.has('x-client-version'), headers.has('authorization')]);
    return HttpResponse.json({});
  };
  api.use(http.get('*/v1/account', recordCall), http.post('*/v1/auth/login', recordCall));
  const options = { access: 'private', reader: ignoredResponse } as const;

  await expect(request('/v1/account', options)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  await request('/v1/auth/login', { ...options, method: 'POST' });

  expect(calls).toEqual([['POST', false, false]]);
});

it('the client aborts calls after 15 s, and calls for totals after 10 s, and sends the session with a call for the totals of an account', async () => {
  setSession(aSession());
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const sessions: boolean[] = [];
  api.use(
    http.get('*/v1/assets/stats', ({ request: { headers } }) => {
      sessions.push(headers.has('authorization'));
      return HttpResponse.json({});
    }),
  );

  await read();
  await getAssetStats(undefined);
  await getAssetStats('7');

  expect(timeout.mock.calls).toEqual([[15_000], [10_000], [10_000]]);
  expect(sessions).toEqual([false, true]);
});

it.each([
  [{}, 'Bearer session-1', true],
  [{ apiBase: 'http://eggs.example' }, 'Bearer session-1', false],
  [{ apiBase: 'http://eggs.example', extraHeaders: true }, 'Bearer session-1', true],
  [{ extraHeaders: false, authScheme: 'Bearer' }, 'Bearer session-1', false],
  [{ authScheme: 'none' }, 'session-1', true],
] as const)(
  'on the site %j, the client sends the session as %j, and sends our own headers: %p',
  async (change, session, hasOwnHeaders) => {
    store.set(siteAtom, { ...site, ...change });
    setSession(aSession({ sessionId: 'session-1' }));
    let headers = new Headers();
    api.use(
      http.post('*/v1/eggs/spawn/lock', ({ request: { headers: sentHeaders } }) => {
        headers = sentHeaders;
        return HttpResponse.json({});
      }),
    );
    const call = { method: 'POST', access: 'private', idempotencyKey: 'intent' } as const;

    await request('/v1/eggs/spawn/lock', { ...call, reader: ignoredResponse });

    expect(headers.get('authorization')).toBe(session);
    expect([headers.has('x-client-version'), headers.has('idempotency-key')]).toEqual([
      hasOwnHeaders,
      hasOwnHeaders,
    ]);
  },
);

it.each([
  ['90', 90],
  ['Wed, 18 Nov 2026 09:01:30 GMT', 90],
  ['Wed, 18 Nov 2026 08:00:00 GMT', undefined],
  ['soon', undefined],
])('the client reads `Retry-After: %s` by the clock of the server', async (retryAfter, seconds) => {
  const headers = { date: 'Wed, 18 Nov 2026 09:00:00 GMT', 'retry-after': retryAfter };
  api.use(http.get('*/v1/metrics', () => HttpResponse.json({}, { status: 429, headers })));

  const error = await read().catch((failure: unknown) => failure);

  // Rounded to a minute: the response takes a moment to arrive.
  const minutes = isApiError(error) && error.retryAfter && Math.ceil(error.retryAfter / 60);
  expect(minutes).toBe(seconds && Math.ceil(seconds / 60));
});

it("the client retries a read that got 401 with the player's session, unless the specification lists the call as public", async () => {
  const calls: string[] = [];
  const requireSession = ({ request: { url, headers } }: { request: Request }) => {
    const hasSession = headers.has('authorization');
    calls.push(`${new URL(url).pathname} ${hasSession}`);
    return HttpResponse.json({ id: 7 }, { status: hasSession ? 200 : 401 });
  };
  api.use(
    http.get('*/v1/seasons/current', requireSession),
    http.get('*/v1/eggs/hatch/estimate/7', requireSession),
  );

  setSession(aSession());
  await getCurrentSeason();
  await expect(getHatchEstimate(7)).rejects.toMatchObject({ status: 401 });
  expect(currentSession()).not.toBeNull();
  signOut();
  await expect(getCurrentSeason()).rejects.toMatchObject({ status: 401 });

  expect(calls).toEqual([
    '/v1/seasons/current false',
    '/v1/seasons/current true',
    '/v1/eggs/hatch/estimate/7 false',
    '/v1/seasons/current false',
  ]);
});
