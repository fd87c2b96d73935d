import type { GaugeConfiguration, HistogramConfiguration } from 'prom-client';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The value of a gauge, or the gauge's values by label. */
type Reading = number | Record<string, number>;

/**
 * The metrics of this process in the text format of Prometheus. Modules register theirs; gauges of database state are
 * read when a report is requested.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.createHistogram({
    name: 'emberclutch_request_seconds',
    help: 'Seconds from the arrival of a request until its answer was sent',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.12, 0.25, 0.5, 1, 2.5, 10],
  });
  readonly #series = new Map<string, { observe(value: number): void }>();
  readonly #isDatabaseUp = this.createGauge({
    name: 'emberclutch_database_up',
    help: 'Whether the database answered just now',
  });
  readonly #databaseGauges: Gauge[] = [];
  readonly #readers: (() => Promise<void>)[] = [];
  readonly #databaseTimeoutMs: number;

  /** @param databaseTimeoutMs time after which the database counts as unavailable */
  constructor({ databaseTimeoutMs = 2_000 } = {}) {
    this.#databaseTimeoutMs = databaseTimeoutMs;
  }

  get contentType() {
    return this.#registry.contentType;
  }

  /** Adds metrics of the process itself: memory, event loop, garbage collection. Call it once in a process. */
  watchProcess() {
    collectDefaultMetrics({ register: this.#registry });
  }

  createHistogram<Label extends string = never>(options: Omit<HistogramConfiguration<Label>, 'registers'>) {
    return new Histogram({ ...options, registers: [this.#registry] });
  }

  createGauge<Label extends string = never>(options: Omit<GaugeConfiguration<Label>, 'registers'>) {
    return new Gauge({ ...options, registers: [this.#registry] });
  }

  /**
   * Adds gauges that are read from the database for every report. They have no values while the database does not respond.
   * @param descriptions description of each gauge, by its name
   */
  addDatabaseGauges<Name extends string>(
    descriptions: Record<Name, string>,
    read: () => Promise<Record<Name, Reading>>,
    label = 'state',
  ) {
    const gauges = new Map<string, Gauge>();
    for (const [name, help] of Object.entries<string>(descriptions))
      gauges.set(name, this.createGauge<string>({ name, help, labelNames: [label] }));
    this.#databaseGauges.push(...gauges.values());
    this.#readers.push(async () => {
      for (const [name, reading] of Object.entries<Reading>(await read()))
        if (typeof reading === 'number') gauges.get(name)?.set(reading);
        else
          for (const [value, count] of Object.entries(reading))
            gauges.get(name)?.set({ [label]: value }, count);
    });
  }

  /** @param seconds from arrival to response */
  countRequest(
    { route, method, status }: { route: string; method: string; status: number },
    seconds: number,
  ) {
    // Looks the series up by one string, because sorting and joining the labels would take longer than the observation.
    const name = `${method} ${status} ${route}`;
    const knownSeries = this.#series.get(name);
    const series = knownSeries ?? this.#requests.labels({ route, method, status });
    if (!knownSeries) this.#series.set(name, series);
    series.observe(seconds);
  }

  async report(): Promise<string> {
    await this.#readDatabase();
    return this.#registry.metrics();
  }

  async #readDatabase() {
    for (const createGauge of this.#databaseGauges) createGauge.reset();
    const reading = this.#readAll().then(
      () => true,
      // Without a database, the other metrics are still reported, and this gauge triggers the alert.
      () => false,
    );
    const isUp = await Promise.race([reading, wait(this.#databaseTimeoutMs, false, { ref: false })]);
    this.#isDatabaseUp.set(isUp ? 1 : 0);
  }

  async #readAll() {
    for (const read of this.#readers) await read();
  }
}
