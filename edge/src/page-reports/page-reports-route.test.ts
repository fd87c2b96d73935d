import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evidencePath, policyReportPath } from '@emberclutch/contract/site/page-protocol.ts';
import { createLivePartsReader } from '../rendering/compose.ts';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { storeRelease } from '../releases/store-release.ts';
import { testPublisher } from '../testing/small-site.ts';
import { provideSmallSite } from '../testing/serve-small-site.ts';
import { PageReports } from './page-reports.ts';
import { pageReportsRoute } from './page-reports-route.ts';

const hatchery = { app: 'remote-hatchery', version: '1.0.0-a' };
const host = { app: 'host', version: '1.0.0-a' };

let pageReports: PageReports;
const smallSite = provideSmallSite(
  [{ path: '/details/:id', title: 'Details' }],
  async ({ app, site: { folder } }) => {
    pageReports = new PageReports();
    await app.register(pageReportsRoute, { folder, readParts: createLivePartsReader(folder), pageReports });
  },
);

const sendReport = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  smallSite.app.inject({
    method: 'POST',
    remoteAddress: '203.0.113.7',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });

const failure = { ...hatchery, kind: 'error', name: 'TypeError', at: ['routes.0a1b2c3d.js:1:23'] };
const report = {
  page: '/details/:id',
  loads: [host, hatchery],
  failures: [failure],
  vitals: { ...hatchery, of: { lcp: 1_200, cls: 0.02 } },
};

it('the edge counts the reports of a page by app and version', async () => {
  const response = await sendReport(evidencePath, report);

  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(pageReports.readRelease(hatchery)).toMatchObject({ loads: 1, failures: { error: 1, slot: 0 } });
  expect(pageReports.readRelease(hatchery).recent).toEqual([
    { page: '/details/:id', kind: 'error', name: 'TypeError', at: failure.at },
  ]);
  const metrics = await pageReports.formatMetrics();
  for (const line of [
    'emberclutch_app_loads_total{app="host",version="1.0.0-a"} 1',
    'emberclutch_app_failures_total{app="remote-hatchery",version="1.0.0-a",kind="error"} 1',
    'emberclutch_web_vital_seconds_sum{app="remote-hatchery",version="1.0.0-a",vital="lcp"} 1.2',
    'emberclutch_layout_shift_score_count{app="remote-hatchery",version="1.0.0-a"} 1',
  ])
    expect(metrics).toContain(line);
});

it.each([
  ['an unknown release', { loads: [{ app: 'host', version: '9.9.9' }] }, 204, 'unknown'],
  ['a version that is a path', { loads: [{ app: 'host', version: '..' }] }, 400, 'invalid'],
  ['the address of a page', { page: '/details/7?code=1' }, 400, 'invalid'],
  ['a name that contains free text', { failures: [{ ...failure, name: 'moss@x' }] }, 400, 'invalid'],
  ['a report of another shape', { loads: 'hello' }, 400, 'invalid'],
])('the edge does not count %s', async (_case, members, status, reason) => {
  expect((await sendReport(evidencePath, { ...report, ...members })).statusCode).toBe(status);

  expect(pageReports.readRelease(hatchery).loads).toBe(0);
  expect(await pageReports.formatMetrics()).toContain(
    `emberclutch_evidence_refused_total{reason="${reason}"} 1`,
  );
});

it('the edge does not switch the site, even if pages report many failures of a canary', async () => {
  const { folder } = smallSite.site;
  const canary = { app: 'remote-hatchery', version: '1.0.0-b' };
  await storeRelease(folder, await smallSite.site.build(canary));
  await offerCandidate(folder, { releases: [canary], share: 5, again: false, publisher: testPublisher });
  const initialFiles = await readAllFiles(folder.root);
  const forgedReport = {
    ...report,
    loads: [canary],
    failures: Array.from({ length: 10 }, () => ({ ...failure, ...canary })),
  };
  const violation = {
    'csp-report': { 'document-uri': 'https://eggs.example/', 'blocked-uri': 'https://evil.example' },
  };

  for (let count = 0; count < 30; count += 1) {
    expect((await sendReport(evidencePath, forgedReport)).statusCode).toBe(204);
    await sendReport(policyReportPath, violation, { 'content-type': 'application/csp-report' });
  }

  expect(pageReports.readRelease(canary).failures.error).toBe(300);
  expect(await readAllFiles(folder.root)).toEqual(initialFiles);
});

/** Reads the contents of a folder by path. */
async function readAllFiles(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = paths.map(async (path) => [path, await readFile(path, 'base64')] as const);
  return Object.fromEntries(await Promise.all(contents));
}

it('the edge rejects a report that is too large, from another site, or over the limit', async () => {
  expect((await sendReport(evidencePath, 'x'.repeat(20_000))).statusCode).toBe(413);
  expect((await sendReport(evidencePath, report, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(429);
  // Stops the clock, so that the limit does not reset.
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const responses = await Promise.all(Array.from({ length: 310 }, () => sendReport(evidencePath, report)));

  jest.restoreAllMocks();
  expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(300);
  expect(pageReports.readRelease(hatchery).loads).toBe(300);
});

const page = 'https://eggs.example/details/7';

it.each([
  [
    'report-uri',
    'application/csp-report',
    {
      'csp-report': {
        'document-uri': `${page}?code=1`,
        'violated-directive': "script-src-elem 'self'",
        'source-file': 'https://eggs.example/remotes/hatchery/1.0.0-a/routes.js',
      },
    },
  ],
  [
    'report-to',
    'application/reports+json',
    [
      { type: 'deprecation', body: {} },
      {
        type: 'csp-violation',
        url: page,
        body: { documentURL: page, effectiveDirective: 'script-src-elem' },
      },
    ],
  ],
])('the edge counts a policy violation that a browser sends by %s', async (_mechanism, type, body) => {
  expect((await sendReport(policyReportPath, body, { 'content-type': type })).statusCode).toBe(204);

  expect(pageReports.readRelease(hatchery).failures.policy).toBe(1);
  expect(pageReports.readRelease(hatchery).recent).toEqual([
    { page: '/details/:id', kind: 'policy', name: 'script-src-elem', at: [] },
  ]);
});
