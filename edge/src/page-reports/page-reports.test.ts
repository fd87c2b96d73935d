import { PageReports } from './page-reports.ts';

const hatchery = { app: 'remote-hatchery', version: '1.0.0' };
const report = (version: string) => ({
  page: '/hatchery',
  loads: [{ ...hatchery, version }],
  failures: [{ ...hatchery, version, kind: 'slot' as const }],
});

it('the reports cover the last hour', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const pageReports = new PageReports();
  pageReports.add(report('1.0.0'));
  clock.mockReturnValue(59 * 60_000);
  pageReports.add(report('1.0.0'));
  expect(pageReports.readRelease(hatchery).loads).toBe(2);

  clock.mockReturnValue(61 * 60_000);

  expect(pageReports.readRelease(hatchery)).toMatchObject({ loads: 1, failures: { slot: 1 } });
});

it('the metrics have labels for a bounded number of releases', async () => {
  const pageReports = new PageReports();
  for (let index = 0; index <= 60; index += 1) pageReports.add(report(`1.0.${index}`));

  const metrics = await pageReports.formatMetrics();

  expect(metrics.match(/^emberclutch_app_loads_total\{/gm)).toHaveLength(60);
  expect(metrics).not.toContain('version="1.0.0"');
  expect(metrics).toContain('version="1.0.60"');
  expect(pageReports.readRelease(hatchery).loads).toBe(0);
});
