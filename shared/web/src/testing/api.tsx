import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aSeason, anAccount, metrics, someStats } from './factories.tsx';

/** Default responses of the provider. Tests override them with `api.use(...)`. */
const handlers = [
  http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason())),
  http.get('*/v1/seasons', () => HttpResponse.json({ seasons: [] })),
  http.get('*/v1/seasons/reminders', () => HttpResponse.json({ cycleIds: [] })),
  http.get('*/v1/assets/stats', () => HttpResponse.json(someStats())),
  http.get('*/v1/metrics', () => HttpResponse.json(metrics)),
  http.get('*/v1/assets/dragons', () => HttpResponse.json({ assets: [], total: 0 })),
  // An addition of our provider, which other providers lack.
  http.get('*/v1/assets/dragons/facets', () => HttpResponse.json({}, { status: 404 })),
  http.get('*/v1/assets/gateway-keys', () => HttpResponse.json({ gatewayKeys: [], total: 0 })),
  http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.json({ lock: null })),
  http.get('*/v1/assets', () => HttpResponse.json({ assets: [], total: 0 })),
  // A provider that has no data about an asset besides the asset itself.
  ...['assets/:id/medias', 'assets/:id/rank', 'genomes/:id', 'eggs/hatch/estimate/:id'].map((call) =>
    http.get(`*/v1/${call}`, () => HttpResponse.json({}, { status: 404 })),
  ),
  http.get('*/v1/account/holdings', () => HttpResponse.json({}, { status: 404 })),
  http.get('*/v1/account/security-events', () => HttpResponse.json({ events: [] })),
  http.get('*/v1/account', () => HttpResponse.json(anAccount())),
  http.post('*/v1/auth/logout', () => new HttpResponse(null, { status: 204 })),
];

/** The network of component tests, installed by importing this file. A call without a handler fails the test. */
export const api = setupServer(...handlers);

beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

export { http, HttpResponse };
