import { Metrics } from './metrics.ts';

it('reports an unresponsive database, and all other metrics', async () => {
  const metrics = new Metrics();
  metrics.addDatabaseGauges({}, () => new Promise(() => undefined));
  metrics.countRequest({ route: '/v1/metrics', method: 'GET', status: 200 }, 0.01);

  const report = await metrics.report();

  expect(report).toContain('emberclutch_database_up 0');
  expect(report).toContain(
    'emberclutch_request_seconds_count{route="/v1/metrics",method="GET",status="200"} 1',
  );
});
