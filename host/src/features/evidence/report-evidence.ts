import type { EvidenceReport, Failure, Vitals } from '@emberclutch/contract/site/evidence.ts';
import { evidencePath } from '@emberclutch/contract/site/page-protocol.ts';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { currentSite } from '@emberclutch/web/state';
import { watchFailures } from '../../platform/errors/failure-events.ts';
import { hostVersion, registry, remotePageOf } from '../../platform/remotes/registry.ts';
import { watchRemoteLoads } from '../../platform/remotes/remote-loads.ts';
import { failureOf } from './failure-of.ts';

/** Failures of one document that are reported. One that repeats itself would fill the log. */
const maxFailures = 10;

/** Milliseconds in which failures are collected into one report. */
const pauseMs = 1_000;

const maxLoads = 20;

interface Options {
  /** Pattern of the page of the host at a path. */
  hostPageAt: (pathname: string) => string | undefined;
  /** Keeps the vitals of the page up to date. */
  measure: (vitals: Vitals) => void;
}

/**
 * Reports what failed in this page and how fast it was, by app and version: failures soon, the rest when the page is hidden.
 * Nothing of a report says who sent it. A site may ask a share of its pages only.
 */
export function reportEvidence({ hostPageAt, measure }: Options): void {
  if (Math.random() * 100 >= (currentSite().evidenceShare ?? 100)) return;
  const opened = ownerOf(location.pathname);
  const vitals: Vitals = {};
  let isReported = false;
  let failureCount = 0;
  let loads: AppVersion[] = [{ app: 'host', version: hostVersion() }];
  let failures: Failure[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (isOver: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const hasVitals = isOver && !isReported && Object.keys(vitals).length > 0;
    if (loads.length + failures.length === 0 && !hasVitals) return;
    const report: EvidenceReport = {
      page: remotePageOf(location.pathname)?.page.path ?? hostPageAt(location.pathname) ?? '/404',
      loads: loads.slice(0, maxLoads),
      failures,
      ...(hasVitals && { vitals: { ...opened, of: vitals } }),
    };
    isReported ||= hasVitals;
    loads = [];
    failures = [];
    navigator.sendBeacon(evidencePath, JSON.stringify(report));
  };

  const addFailure = (failure: Failure | null) => {
    failureCount += failure ? 1 : 0;
    if (!failure || failureCount > maxFailures) return;
    failures.push(failure);
    timer ??= setTimeout(() => send(false), pauseMs);
  };

  watchRemoteLoads(({ container, isLoaded }) => {
    const release = releaseOf(container);
    if (!release) return;
    loads.push(release);
    // Without a network every remote fails, and no report arrives.
    if (!isLoaded && navigator.onLine) addFailure({ ...release, kind: 'slot' });
  });
  watchFailures((event) => addFailure(failureOf(event, ownerOf(location.pathname))));
  measure(vitals);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(true);
  });
}

/** The app that offers the page of a path. */
function ownerOf(pathname: string): AppVersion {
  const remote = remotePageOf(pathname)?.remote;
  const version = remote === undefined ? undefined : registry()[remote]?.version;
  return version === undefined
    ? { app: 'host', version: hostVersion() }
    : { app: `remote-${remote}`, version };
}

function releaseOf(container: string): AppVersion | null {
  const found = Object.entries(registry()).find(([, release]) => release.container === container);
  return found ? { app: `remote-${found[0]}`, version: found[1].version } : null;
}
