import { ignoredAnswer } from '@emberclutch/contract/shape/optional-answer.ts';
import { currentSession, setSession, signOut, siteAtom, store } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aSession } from '../testing/factories.tsx';
import { isApiError } from './api-error.ts';
import { getAssetStats } from './assets.ts';
import { getHatchEstimate } from './hatch-estimate.ts';
import { request } from './request.ts';
import { getCurrentSeason } from './seasons.ts';
import { lockEggs } from './spawn.ts';

const site = store.get(siteAtom);
afterEach(() => store.set(siteAtom, site));

const read = (timeout?: number, signal?: AbortSignal) =>
  request('/v1/metrics', { answer: ignoredAnswer, timeout, signal });

const never = new Promise<Response>(() => undefined);

it('does not wait for a preloaded call that is never answered', async () => {
  window.emberclutchPreloadedResponse = { url: '/v1/metrics', response: never };

  await expect(read(20)).rejects.toMatchObject({ code: 'timed_out' });
});

it('takes a preloaded call that ran into its own timer for timed out', async () => {
  const response = Promise.reject(new DOMException('Timed out', 'TimeoutError'));
  window.emberclutchPreloadedResponse = { url: '/v1/metrics', response };

  await expect(read()).rejects.toMatchObject({ code: 'timed_out' });
});

it('ends a preloaded call with the page that wanted it', async () => {
  window.emberclutchPreloadedResponse = { url: '/v1/metrics', response: never };
  const controller = new AbortController();
  const call = read(undefined, controller.signal);
  controller.abort();

  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('does not send a private read without a session, and sends a sign-in as a call that carries none', async () => {
  signOut();
  const sent: unknown[] = [];
  const note = ({ request: { method, headers } }: { request: Request }) => {
    sent.push([method, headers.has('x-client-version'), headers.has('authorization')]);
    return HttpResponse.json({});
  };
  api.use(http.get('*/v1/account', note), http.post('*/v1/auth/login', note));
  const options = { access: 'private', answer: ignoredAnswer } as const;

  await expect(request('/v1/account', options)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  await request('/v1/auth/login', { ...options, method: 'POST' });

  expect(sent).toEqual([['POST', false, false]]);
});

it('gives up after 15 s, and on totals after 10 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  api.use(http.get('*/v1/metrics', () => HttpResponse.json({})));

  await read();
  await getAssetStats(undefined);

  expect(timeout.mock.calls).toEqual([[15_000], [10_000]]);
});

it('times out while the body is on its way', async () => {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([91])) });
  window.emberclutchPreloadedResponse = { url: '/v1/metrics', response: Promise.resolve(new Response(body)) };

  await expect(read(20)).rejects.toMatchObject({ code: 'timed_out' });
});

it('takes a connection that is lost while the body is read for a network failure', async () => {
  api.use(
    http.get(
      '*/v1/metrics',
      () => new HttpResponse(new ReadableStream({ pull: (body) => body.error(new Error('Lost')) })),
    ),
  );

  await expect(read()).rejects.toMatchObject({ code: 'offline' });
});

it.each([
  ['', undefined, true],
  ['http://eggs.example', undefined, false],
  ['http://eggs.example', true, true],
  ['', false, false],
])(
  'with the API at %j and extraHeaders %p, sends the headers that the specification does not name: %p',
  async (apiBase, extraHeaders, isSent) => {
    store.set(siteAtom, { ...site, apiBase, extraHeaders });
    setSession(aSession());
    let headers = new Headers();
    api.use(
      http.post('*/v1/eggs/spawn/lock', ({ request: { headers: sent } }) => {
        headers = sent;
        return HttpResponse.json({ id: 901 });
      }),
    );
    const offer = { count: 1, fee: '25.00' };

    await lockEggs({ eggs: offer, keys: offer }, 'intent');

    expect([headers.has('x-client-version'), headers.has('idempotency-key')]).toEqual([isSent, isSent]);
  },
);

it('sends the session with the totals of an account only', async () => {
  setSession(aSession());
  const sessions: boolean[] = [];
  api.use(
    http.get('*/v1/assets/stats', ({ request: { headers } }) => {
      sessions.push(headers.has('authorization'));
      return HttpResponse.json({});
    }),
  );

  await getAssetStats(undefined);
  await getAssetStats('7');

  expect(sessions).toEqual([false, true]);
});

it.each([
  ['90', 90],
  ['Wed, 18 Nov 2026 09:01:30 GMT', 90],
  ['Wed, 18 Nov 2026 08:00:00 GMT', undefined],
  ['soon', undefined],
])('reads `Retry-After: %s` by the clock of the server', async (retryAfter, seconds) => {
  const headers = { date: 'Wed, 18 Nov 2026 09:00:00 GMT', 'retry-after': retryAfter };
  api.use(http.get('*/v1/metrics', () => HttpResponse.json({}, { status: 429, headers })));

  const error = await read().catch((failure: unknown) => failure);

  // To a minute: the answer takes a moment to arrive.
  const minutes = isApiError(error) && error.retryAfter && Math.ceil(error.retryAfter / 60);
  expect(minutes).toBe(seconds && Math.ceil(seconds / 60));
});

it.each([
  [undefined, 'Bearer session-1'],
  ['Bearer', 'Bearer session-1'],
  ['none', 'session-1'],
] as const)('with the scheme %p sends the session as %j', async (authScheme, expected) => {
  store.set(siteAtom, { ...site, authScheme });
  setSession(aSession({ sessionId: 'session-1' }));
  let sent: string | null = null;
  api.use(
    http.get('*/v1/account', ({ request: { headers } }) => {
      sent = headers.get('authorization');
      return HttpResponse.json({});
    }),
  );

  await request('/v1/account', { access: 'private', answer: ignoredAnswer });

  expect(sent).toBe(expected);
});

/** Answers a read with 401 unless it carries a session. @returns whether each call carried one */
function refuseWithoutSession(path: string): boolean[] {
  const sessions: boolean[] = [];
  api.use(
    http.get(`*${path}`, ({ request: { headers } }) => {
      sessions.push(headers.has('authorization'));
      return HttpResponse.json({ id: 7 }, { status: headers.has('authorization') ? 200 : 401 });
    }),
  );
  return sessions;
}

it('repeats a refused read with the session, unless the specification names it as public', async () => {
  setSession(aSession());
  const seasons = refuseWithoutSession('/v1/seasons/current');
  const estimates = refuseWithoutSession('/v1/eggs/hatch/estimate/7');

  await getCurrentSeason();
  await expect(getHatchEstimate(7)).rejects.toMatchObject({ status: 401 });

  expect([seasons, estimates]).toEqual([[false, true], [false]]);
  expect(currentSession()).not.toBeNull();
});

it('does not repeat a refused read while nobody is signed in', async () => {
  signOut();
  const seasons = refuseWithoutSession('/v1/seasons/current');

  await expect(getCurrentSeason()).rejects.toMatchObject({ status: 401 });

  expect(seasons).toEqual([false]);
});
