import type { GaugeConfiguration } from 'prom-client';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The value of a gauge, or the gauge's values by state. */
type Reading = number | Record<string, number>;

/** Milliseconds after which the database counts as unavailable. */
const databaseTimeoutMs = 2_000;

/** The metrics of this process in the text format of Prometheus. A report reads the gauges of database state. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'emberclutch_request_seconds',
    help: 'Seconds from the arrival of a request until its response was sent',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.12, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  });
  readonly #isDatabaseUp = this.createGauge({
    name: 'emberclutch_database_up',
    help: 'Whether the database answered just now',
  });
  readonly #databaseGauges: Gauge[] = [];
  readonly #readers: (() => Promise<void>)[] = [];

  get contentType() {
    return this.#registry.contentType;
  }

  /** Adds metrics of the process itself: memory, event loop, garbage collection. Call it once in a process. */
  watchProcess() {
    collectDefaultMetrics({ register: this.#registry });
  }

  createGauge<Label extends string = never>(options: Omit<GaugeConfiguration<Label>, 'registers'>) {
    return new Gauge({ ...options, registers: [this.#registry] });
  }

  /** Adds gauges that every report reads from the database. They have no values while the database does not respond. */
  addDatabaseGauges<Name extends string>(
    descriptions: Record<Name, string>,
    read: () => Promise<Record<Name, Reading>>,
  ) {
    const gauges = new Map<string, Gauge>();
    for (const [name, help] of Object.entries<string>(descriptions))
      gauges.set(name, this.createGauge<string>({ name, help, labelNames: ['state'] }));
    this.#databaseGauges.push(...gauges.values());
    this.#readers.push(async () => {
      for (const [name, reading] of Object.entries<Reading>(await read()))
        if (typeof reading === 'number') gauges.get(name)?.set(reading);
        else for (const [state, count] of Object.entries(reading)) gauges.get(name)?.set({ state }, count);
    });
  }

  /** @param seconds from arrival to response */
  countRequest(labels: { route: string; method: string; status: number }, seconds: number) {
    this.#requests.observe(labels, seconds);
  }

  async report(): Promise<string> {
    for (const gauge of this.#databaseGauges) gauge.reset();
    // Without a database, the other metrics are still reported, and this gauge triggers the alert.
    const reading = this.#readAll().catch(() => 0);
    const isUp = await Promise.race([reading, wait(databaseTimeoutMs, 0, { ref: false })]);
    this.#isDatabaseUp.set(isUp);
    return this.#registry.metrics();
  }

  /** @returns 1, the value of `emberclutch_database_up` */
  async #readAll() {
    for (const read of this.#readers) await read();
    return 1;
  }
}
