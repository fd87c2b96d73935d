import { Counter, Histogram, Registry } from 'prom-client';
import { failureKinds } from '@emberclutch/contract/site/evidence.ts';
import type { EvidenceReport, Failure, FailureKind, Vitals } from '@emberclutch/contract/site/evidence.ts';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';

/** Maximum number of counted releases. The oldest is removed first. */
const maxReleases = 60;

/** Maximum number of recent failures with positions per release. */
const maxRecent = 5;

/** Reports of pages of one release within the last hour. */
export interface ReleaseReport extends AppVersion {
  loads: number;
  failures: Record<FailureKind, number>;
  /** Recent failures, newest first, with each position only once. */
  recent: readonly RecentFailure[];
}

export interface RecentFailure {
  page: string;
  kind: FailureKind;
  name: string;
  at: readonly string[];
}

interface Entry extends AppVersion {
  counts: RecentCounts;
  recent: RecentFailure[];
}

/** Number of minutes that the counts cover. */
const spanMinutes = 60;

type CountedEvent = FailureKind | 'load';

/** Counts over the last hour, in slots of one minute. */
class RecentCounts {
  readonly #minutes = new Map<number, Map<CountedEvent, number>>();

  add(name: CountedEvent): void {
    const minute = getMinute();
    for (const old of this.#minutes.keys()) if (old <= minute - spanMinutes) this.#minutes.delete(old);
    const counts = this.#minutes.get(minute) ?? new Map<CountedEvent, number>();
    this.#minutes.set(minute, counts.set(name, (counts.get(name) ?? 0) + 1));
  }

  sum(name: CountedEvent): number {
    const first = getMinute() - spanMinutes + 1;
    return [...this.#minutes]
      .filter(([minute]) => minute >= first)
      .reduce((total, [, counts]) => total + (counts.get(name) ?? 0), 0);
  }
}

const getMinute = () => Math.floor(Date.now() / 60_000);

/**
 * Counts the failures and timings that pages report, by app and version: since the start of the process for `/metrics`, and over the last
 * hour for operators.
 */
export class PageReports {
  readonly #registry = new Registry();
  readonly #entries = new Map<string, Entry>();
  readonly #loads = new Counter({
    name: 'emberclutch_app_loads_total',
    help: 'How often pages loaded an app',
    labelNames: ['app', 'version'],
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'emberclutch_app_failures_total',
    help: 'Failures in pages, by the app whose script or page failed',
    labelNames: ['app', 'version', 'kind'],
    registers: [this.#registry],
  });
  readonly #times = new Histogram({
    name: 'emberclutch_web_vital_seconds',
    help: 'Largest contentful paint, interaction to next paint and time to first byte of opened pages',
    labelNames: ['app', 'version', 'vital'],
    buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers: [this.#registry],
  });
  readonly #shifts = new Histogram({
    name: 'emberclutch_layout_shift_score',
    help: 'Cumulative layout shift of opened pages',
    labelNames: ['app', 'version'],
    buckets: [0.01, 0.05, 0.1, 0.25, 1],
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'emberclutch_evidence_refused_total',
    help: 'Reports that were not counted',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  /** Counts a report. Its releases must be stored here, because each becomes a label of the metrics. */
  add({ page, loads, failures, vitals }: EvidenceReport): void {
    for (const { app, version } of loads) {
      this.#getEntry({ app, version }).counts.add('load');
      this.#loads.inc({ app, version });
    }
    for (const failure of failures) this.addFailure(page, failure);
    if (vitals) this.#addVitals(vitals, vitals.of);
  }

  /** Counts a failure. If it is a violation of the content security policy, `name` is the violated directive. */
  addFailure(
    page: string,
    { app, version, kind, name = '', at = [] }: Omit<Failure, 'kind'> & { kind: FailureKind },
  ): void {
    const { counts, recent } = this.#getEntry({ app, version });
    counts.add(kind);
    this.#failures.inc({ app, version, kind });
    const isNew = recent.every(
      (failure) => failure.kind !== kind || failure.name !== name || failure.at[0] !== at[0],
    );
    if (isNew) recent.unshift({ page, kind, name, at });
    recent.length = Math.min(recent.length, maxRecent);
  }

  countRefusal(reason: 'limit' | 'invalid' | 'unknown'): void {
    this.#refused.inc({ reason });
  }

  /** Lists the reports of every release that pages have reported. */
  listReleases(): ReleaseReport[] {
    return [...this.#entries.values()].map((entry) => this.readRelease(entry));
  }

  /** Reads the reports of a release. @returns zeros for a release that no page has reported */
  readRelease({ app, version }: AppVersion): ReleaseReport {
    const entry = this.#entries.get(`${app} ${version}`);
    const sumCounts = (name: CountedEvent) => entry?.counts.sum(name) ?? 0;
    return {
      app,
      version,
      loads: sumCounts('load'),
      failures: {
        slot: sumCounts('slot'),
        script: sumCounts('script'),
        error: sumCounts('error'),
        policy: sumCounts('policy'),
      },
      recent: entry?.recent ?? [],
    };
  }

  /** Formats all metrics in the text format of Prometheus. */
  formatMetrics(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #addVitals({ app, version }: AppVersion, { cls, ...times }: Vitals) {
    this.#getEntry({ app, version });
    if (cls !== undefined) this.#shifts.observe({ app, version }, cls);
    for (const [vital, milliseconds] of Object.entries(times))
      if (milliseconds !== undefined) this.#times.observe({ app, version, vital }, milliseconds / 1_000);
  }

  #getEntry({ app, version }: AppVersion): Entry {
    const key = `${app} ${version}`;
    const existingEntry = this.#entries.get(key);
    if (existingEntry) return existingEntry;
    const [oldest] = this.#entries.values();
    if (oldest && this.#entries.size >= maxReleases) this.#forget(oldest);
    const entry = { app, version, counts: new RecentCounts(), recent: [] };
    this.#entries.set(key, entry);
    return entry;
  }

  #forget({ app, version }: Entry) {
    this.#entries.delete(`${app} ${version}`);
    this.#loads.remove({ app, version });
    this.#shifts.remove({ app, version });
    for (const kind of failureKinds) this.#failures.remove({ app, version, kind });
    for (const vital of ['lcp', 'inp', 'ttfb']) this.#times.remove({ app, version, vital });
  }
}
