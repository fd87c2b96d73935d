import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aSeason, anAccount, metrics, stats } from './factories.tsx';

/** What a provider in a quiet hour answers. A test that needs more says so with `api.use(...)`. */
const handlers = [
  http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason())),
  http.get('*/v1/assets/stats', () => HttpResponse.json(stats())),
  http.get('*/v1/metrics', () => HttpResponse.json(metrics())),
  http.get('*/v1/assets/dragons', () => HttpResponse.json({ assets: [], total: 0 })),
  http.get('*/v1/assets', () => HttpResponse.json({ assets: [], total: 0 })),
  http.get('*/v1/account', () => HttpResponse.json(anAccount())),
  http.post('*/v1/auth/logout', () => new HttpResponse(null, { status: 204 })),
];

/** The network of a component test. A file that imports it has it; a call nobody answers fails the test. */
export const api = setupServer(...handlers);

beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

export { http, HttpResponse };
