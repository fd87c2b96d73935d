import type { EvidenceReport } from '@emberclutch/contract/site/evidence.ts';
import { evidencePath } from '@emberclutch/contract/site/page-protocol.ts';
import { currentSite, siteAtom, store } from '@emberclutch/web/state';
import { writePageData } from '@emberclutch/web/testing/write-page-data.ts';
import { collectFailures } from '../../platform/errors/collect-failures.ts';
import { recordRemoteLoad } from '../../platform/remotes/remote-loads.ts';
import { sendPageReports } from './send-page-reports.ts';

jest.mock('web-vitals', () => ({
  onCLS: () => undefined,
  onINP: () => undefined,
  onLCP: (report: (metric: { value: number }) => void) => report({ value: 900 }),
  onTTFB: () => undefined,
}));

const host = { app: 'host', version: '1.0.0' };
const garden = { app: 'remote-garden', version: '2.0.0-a1' };
const sentReports: { url: string; report: EvidenceReport }[] = [];

beforeAll(() => {
  writePageData({
    host: '1.0.0',
    registry: {
      garden: {
        version: '2.0.0-a1',
        container: 'emberclutch_garden',
        entry: '/remotes/garden/2.0.0-a1/remoteEntry.js',
        pages: [{ path: '/garden/:id', title: 'Garden' }],
      },
    },
  });
  Object.assign(navigator, {
    sendBeacon: (url: string, text: string) => sentReports.push({ url, report: JSON.parse(text) }),
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  sentReports.length = 0;
  history.replaceState(null, '', '/garden/7?code=123456');
});
afterEach(() => jest.useRealTimers());

const startReporting = () => sendPageReports(() => undefined);

const hidePage = () => {
  const visibilitySpy = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibilitySpy.mockRestore();
};

/** Passes an uncaught error to the boot script's collector. A real one would fail the test. */
function fail(stack: string) {
  const error = new TypeError('moss@example.com cannot be read');
  error.stack = `TypeError: moss@example.com\n${stack}`;
  window.emberclutchFailures?.push(new ErrorEvent('error', { error }));
}

it('the page sends no report if the sample rate of the site is zero', () => {
  const site = currentSite();
  store.set(siteAtom, { ...site, evidenceShare: 0 });

  startReporting();
  hidePage();
  store.set(siteAtom, site);

  expect(sentReports).toEqual([]);
});

it('the page reports loads and failures, including those from before it began to report, without error messages', () => {
  collectFailures();
  fail('    at draw (https://eggs.example/remotes/garden/2.0.0-a1/routes.0a1b2c3d.js:1:23)');
  recordRemoteLoad('emberclutch_garden/routes', true);
  startReporting();
  fail('    at https://eggs.example/host/1.0.0/shell.00000000.js?retry=1:2:3');
  fail('    at chrome-extension://abc/content.js:1:1');

  jest.advanceTimersByTime(1_000);

  expect(sentReports).toEqual([
    {
      url: evidencePath,
      report: {
        page: '/garden/:id',
        loads: [host, garden],
        failures: [
          { ...garden, kind: 'error', name: 'TypeError', at: ['routes.0a1b2c3d.js:1:23'] },
          { ...host, kind: 'error', name: 'TypeError', at: ['shell.00000000.js:2:3'] },
        ],
      },
    },
  ]);
});

it('the page reports a remote that the federation runtime could not load, and a script that did not load', () => {
  startReporting();
  recordRemoteLoad('emberclutch_garden/routes', false);
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = 'https://eggs.example/remotes/garden/2.0.0-a1/page.js';
  const event = new Event('error');
  script.dispatchEvent(event);
  window.emberclutchFailures?.push(event);

  hidePage();

  // The reporters of earlier tests also send reports, before this one.
  const lastReport = sentReports.at(-1)?.report;
  expect(lastReport?.failures).toEqual([
    { ...garden, kind: 'slot' },
    { ...garden, kind: 'script' },
  ]);
  expect(lastReport?.vitals).toEqual({ ...garden, of: { lcp: 900 } });
  sentReports.length = 0;
  hidePage();
  expect(sentReports).toEqual([]);
});

it('the page reports at most ten failures', () => {
  startReporting();
  for (let index = 0; index < 20; index += 1) {
    fail('    at https://eggs.example/host/1.0.0/shell.js:1:1');
    jest.advanceTimersByTime(1_000);
  }

  expect(sentReports.flatMap(({ report: { failures } }) => failures)).toHaveLength(10);
});
