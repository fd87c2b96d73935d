import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { nowInSeconds } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countHeldLocks } from '../../spawn/lock/lock-count-repository.ts';
import { countQueuedMails } from '../../mail/mail-queue-repository.ts';
import { findOpenCycle } from '../../seasons/season-repository.ts';
import { readStock } from '../../seasons/stock-repository.ts';

/** What is measured, in the text format of Prometheus. What the database knows is asked for when somebody reads. */
export class Metrics {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #registry = new Registry();
  readonly #requests = this.#histogram({
    name: 'emberclutch_request_seconds',
    help: 'Seconds from the arrival of a request until its answer was sent',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.12, 0.25, 0.5, 1, 2.5, 10],
  });
  readonly #series = new Map<string, { observe(value: number): void }>();
  readonly #batches = this.#histogram({
    name: 'emberclutch_lock_batch_size',
    help: 'Locks that were written together in one transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
  });
  readonly #isDatabaseUp = this.#gauge('emberclutch_database_up', 'Whether the database answered just now');
  readonly #stock = this.#gauge('emberclutch_stock_remaining', 'What is left in the open cycle', ['kind']);
  readonly #held = this.#gauge('emberclutch_locks_held', 'Locks that wait for their payment');
  readonly #mails = this.#gauge('emberclutch_mails', 'Mails in the queue', ['state']);
  readonly #mailAge = this.#gauge(
    'emberclutch_mail_oldest_seconds',
    'How long the oldest mail has been waiting',
  );

  constructor(db: Kysely<Database>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  get contentType() {
    return this.#registry.contentType;
  }

  /** Measures this process as well: memory, event loop, garbage collection. Call it once in a process. */
  watchProcess() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** @param seconds from arrival to answer */
  countRequest(
    { route, method, status }: { route: string; method: string; status: number },
    seconds: number,
  ) {
    // Sought by one text: sorting and joining the labels of every request takes longer than the observation.
    const name = `${method} ${status} ${route}`;
    const series = this.#series.get(name) ?? this.#requests.labels({ route, method, status });
    this.#series.set(name, series);
    series.observe(seconds);
  }

  countBatch(size: number) {
    this.#batches.observe(size);
  }

  async report(): Promise<string> {
    await this.#readWorld();
    return this.#registry.metrics();
  }

  async #readWorld() {
    const now = nowInSeconds(this.#clock);
    for (const gauge of [this.#stock, this.#held, this.#mails, this.#mailAge]) gauge.reset();
    try {
      const cycle = await findOpenCycle(this.#db, now);
      const stock = cycle ? await readStock(this.#db, cycle.id) : { eggs: 0, keys: 0 };
      const mails = await countQueuedMails(this.#db);
      this.#stock.set({ kind: 'egg' }, stock.eggs);
      this.#stock.set({ kind: 'key' }, stock.keys);
      this.#held.set(await countHeldLocks(this.#db));
      this.#mails.set({ state: 'waiting' }, mails.waiting);
      this.#mails.set({ state: 'given_up' }, mails.givenUp);
      this.#mailAge.set(mails.oldest === null ? 0 : Math.max(0, now - mails.oldest));
      this.#isDatabaseUp.set(1);
    } catch {
      // Just then the other figures are wanted.
      this.#isDatabaseUp.set(0);
    }
  }

  #histogram<Label extends string = never>(options: {
    name: string;
    help: string;
    labelNames?: Label[];
    buckets: number[];
  }) {
    return new Histogram({ ...options, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, labelNames: string[] = []) {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }
}
