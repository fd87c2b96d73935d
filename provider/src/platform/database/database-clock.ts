import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { Clock } from '../clock.ts';
import type { BackgroundJob } from '../jobs/background-jobs.ts';
import { createPeriodicJob } from '../jobs/background-jobs.ts';

/** Milliseconds by which the clocks of process and database may differ. Beyond it, the process runs no jobs and is not ready. */
const maxSkewMs = 5_000;

/**
 * Maximum time in milliseconds that an embedded database, which has its machine's clock, may seem to have been unused. Beyond it,
 * the machine may not know the time yet, and gets some time to correct its clock.
 */
const maxIdleMs = 30 * 86_400_000;
const graceMs = 60_000;

/** Maximum duration of a measurement, in milliseconds. A slower measurement is too inexact. */
const maxRoundTripMs = 2_000;

/** A clock to compare with the database's. */
export type TimeSource = Pick<Clock, 'now'>;

interface Measurement {
  /** Epoch milliseconds of the database. */
  at: number;
  /** `performance.now()` at that moment. */
  monotonic: number;
  /** Milliseconds by which the process was ahead; negative if it was behind. */
  skew: number;
}

/**
 * The time of the database, which all processes share. A process with a wrong clock must not publish the secret of an open cycle
 * or end sessions, because neither can be undone. Between two measurements, this clock follows the monotonic clock, so jumps of
 * the process's own clock have no effect.
 */
export class DatabaseClock extends Clock {
  readonly #db: QueryExecutorProvider;
  readonly #processClock: TimeSource;
  #measurement: Measurement;
  /**
   * When the newest record of an embedded database was written, in epoch milliseconds, and the value of `performance.now()` until
   * which the clock is not trusted.
   */
  #newestRecord: { at: number; distrustedUntil: number } | null = null;

  private constructor(db: QueryExecutorProvider, processClock: TimeSource, first: Measurement) {
    super();
    this.#db = db;
    this.#processClock = processClock;
    this.#measurement = first;
  }

  /** @throws the error of the database when it does not respond */
  static async open(db: QueryExecutorProvider, processClock: TimeSource = Date): Promise<DatabaseClock> {
    const { measurement } = await measure(db, processClock);
    return new DatabaseClock(db, processClock, measurement);
  }

  now(): number {
    return Math.floor(this.#measurement.at + performance.now() - this.#measurement.monotonic);
  }

  /** Seconds by which the clock of this process was ahead at the last measurement; negative if it was behind. */
  get skew(): number {
    return this.#measurement.skew / 1_000;
  }

  /** Whether the process's clock agrees with the database's, and an embedded database has not been unused for long. */
  get isTrusted(): boolean {
    return this.obstacle === null;
  }

  /** Why jobs must not use this clock, as text; null if they may. */
  get obstacle(): string | null {
    if (Math.abs(this.#measurement.skew) > maxSkewMs)
      return `The clock of this process is ${Math.round(Math.abs(this.skew))} s ${this.skew > 0 ? 'ahead of' : 'behind'} the database.`;
    const { at, distrustedUntil } = this.#newestRecord ?? { at: 0, distrustedUntil: 0 };
    const idleMs = this.now() - at;
    if (performance.now() >= distrustedUntil || idleMs <= maxIdleMs) return null;
    return `By the clock of this machine, the newest record is ${Math.round(idleMs / 86_400_000)} days old. Jobs wait a minute for a correction of the clock.`;
  }

  /** Reads when the last sale or the last hourly reconciliation of an embedded database happened, if there was one. */
  async readNewestRecord(): Promise<void> {
    const { rows } = await sql<{ at: number | null }>`
      select greatest((select max(created_at) from assets), (select nullif(max(finished_at), 0) from reconciliation)) as at
    `.execute(this.#db);
    const at = rows[0]?.at ?? null;
    if (at !== null) this.#newestRecord = { at: at * 1_000, distrustedUntil: performance.now() + graceMs };
  }

  /** Compares both clocks again. Ignores a slow response. */
  async measure(): Promise<void> {
    const { measurement, tripMs } = await measure(this.#db, this.#processClock);
    if (tripMs <= maxRoundTripMs) this.#measurement = measurement;
  }
}

async function measure(db: QueryExecutorProvider, processClock: TimeSource) {
  const sentAt = performance.now();
  const { rows } = await sql<{ now: number | string }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
  `.execute(db);
  const tripMs = performance.now() - sentAt;
  const at = Number(rows[0]?.now);
  // The database read its clock at some point in between: on average, in the middle.
  const measurement: Measurement = {
    at,
    monotonic: sentAt + tripMs / 2,
    skew: processClock.now() - tripMs / 2 - at,
  };
  return { measurement, tripMs };
}

/** Compares the clocks every five seconds. Only this job also runs while they differ, to detect when they agree again. */
export function createClockJob(clock: DatabaseClock): BackgroundJob {
  let wasTrusted = true;
  return createPeriodicJob({
    async run(log) {
      await clock.measure();
      if (wasTrusted && !clock.isTrusted)
        log?.error({ skew: clock.skew, obstacle: clock.obstacle }, 'the clock is not trusted; no job runs');
      wasTrusted = clock.isTrusted;
    },
    pauseMs: 5_000,
    failureMessage: 'the clocks could not be compared; trying again',
  });
}
