import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { EvidenceReport, Failure, Vitals } from '@emberclutch/contract/site/evidence.ts';
import { evidencePath } from '@emberclutch/contract/site/page-protocol.ts';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { currentSite } from '@emberclutch/web/state';
import { watchFailures } from '../../platform/errors/collect-failures.ts';
import { isBug } from '../../platform/errors/report-caught.ts';
import { getHostVersion, getRegistry, findRemotePage } from '../../platform/remotes/get-registry.ts';
import { watchRemoteLoads } from '../../platform/remotes/remote-loads.ts';

/** Maximum number of failures reported per document, because a recurring failure would fill the log. */
const maxFailures = 10;

/** Milliseconds after a failure in which further failures join its report. */
const reportDelayMs = 1_000;

const maxLoads = 20;

/**
 * Reports loads and failures a second after a failure, and the Core Web Vitals when the page is hidden, by app and version. No report
 * identifies its sender.
 * @param findHostPage returns the pattern of a host page
 */
export function sendPageReports(findHostPage: (pathname: string) => string | undefined): void {
  if (Math.random() * 100 >= (currentSite().evidenceShare ?? 100)) return;
  const firstOwner = findOwner(location.pathname);
  const vitals: Vitals = {};
  let hasReportedVitals = false;
  let failureCount = 0;
  let loads: AppVersion[] = [{ app: 'host', version: getHostVersion() }];
  let failures: Failure[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (isHidden: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const hasVitals = isHidden && !hasReportedVitals && Object.keys(vitals).length > 0;
    if (loads.length + failures.length === 0 && !hasVitals) return;
    const report: EvidenceReport = {
      page: findRemotePage(location.pathname)?.page.path ?? findHostPage(location.pathname) ?? '/404',
      loads: loads.slice(0, maxLoads),
      failures,
      ...(hasVitals && { vitals: { ...firstOwner, of: vitals } }),
    };
    hasReportedVitals ||= hasVitals;
    loads = [];
    failures = [];
    navigator.sendBeacon(evidencePath, JSON.stringify(report));
  };

  const addFailure = (failure: Failure | null) => {
    failureCount += failure ? 1 : 0;
    if (!failure || failureCount > maxFailures) return;
    failures.push(failure);
    timer ??= setTimeout(() => send(false), reportDelayMs);
  };

  watchRemoteLoads(({ container, isLoaded }) => {
    const release = findRelease(container);
    if (!release) return;
    loads.push(release);
    // While the browser is offline, every remote fails to load, and no report could be sent.
    if (!isLoaded && navigator.onLine) addFailure({ ...release, kind: 'slot' });
  });
  watchFailures((event) => addFailure(toFailure(event, findOwner(location.pathname))));
  measureVitals(vitals);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(true);
  });
}

/** Writes the Core Web Vitals of this page into `vitals` at each change. The last values before the page is hidden are final. */
function measureVitals(vitals: Vitals): void {
  const options = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = value), options);
  onCLS(({ value }) => (vitals.cls = value), options);
  onINP(({ value }) => (vitals.inp = value), options);
  onTTFB(({ value }) => (vitals.ttfb = value), options);
}

function findOwner(pathname: string): AppVersion {
  const remote = findRemotePage(pathname)?.remote;
  const version = remote === undefined ? undefined : getRegistry()[remote]?.version;
  return version === undefined
    ? { app: 'host', version: getHostVersion() }
    : { app: `remote-${remote}`, version };
}

function findRelease(container: string): AppVersion | null {
  const entry = Object.entries(getRegistry()).find(([, release]) => release.container === container);
  return entry ? { app: `remote-${entry[0]}`, version: entry[1].version } : null;
}

const maxPositions = 5;

/** A position in a script of a release: `/remotes/hatchery/1.8.4-0a1b2c3d4e/routes.5f6a7b8c.js:1:2345`. */
const positionPattern = /\/(host|remotes\/[a-z0-9-]+)\/([\w.+-]+)\/([\w.-]+\.js)(?:\?[\w=]*)?(:\d+:\d+)?/g;

/**
 * Describes an uncaught error, or a script that did not load, without its message, which may name a person. An error without a position
 * is attributed to `owner`. Returns null for a failed request, and for an error in a script of a browser extension.
 */
export function toFailure(event: Event, owner: AppVersion): Failure | null {
  if (event.target instanceof HTMLScriptElement) {
    const [script] = findPositions(event.target.src);
    return script ? { ...script.release, kind: 'script' } : null;
  }
  const error: unknown = readError(event);
  if (!(error instanceof Error) || !isBug(error)) return null;
  const { name, stack = '' } = error;
  const positions = findPositions(stack);
  const [innermostPosition] = positions;
  if (!innermostPosition && stack.includes('-extension://')) return null;
  const release = innermostPosition?.release ?? owner;
  return {
    ...release,
    kind: 'error',
    ...(/^\w{1,40}$/.test(name) && { name }),
    at: positions
      .filter(({ release: { app, version } }) => app === release.app && version === release.version)
      .flatMap(({ at }) => at ?? [])
      .slice(0, maxPositions),
  };
}

function readError(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error;
  return 'reason' in event ? event.reason : null;
}

const findPositions = (text: string) =>
  Array.from(text.matchAll(positionPattern), ([, folder = '', version = '', file = '', lineAndColumn]) => ({
    release: { app: folder.replace('remotes/', 'remote-'), version },
    at: lineAndColumn === undefined ? null : file + lineAndColumn,
  }));
