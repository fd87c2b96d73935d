import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { getMetrics } from './metrics.ts';

it('the client reads totals that are strings instead of numbers', async () => {
  api.use(http.get('*/v1/metrics', () => HttpResponse.json({ users: '2,048' })));

  expect(await getMetrics()).toMatchObject({ users: 2_048, primalDragons: null });
});
