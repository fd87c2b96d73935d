import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';

/** A process whose own clock differs by more than this, in milliseconds, runs no job and is not ready. */
const maxSkewMs = 5_000;

/**
 * An embedded database has the clock of its machine. If it seems to have been unused for longer than this, in
 * milliseconds, the machine may not know the time yet, and gets some time to correct its clock.
 */
const maxIdleMs = 30 * 86_400_000;
const graceMs = 60_000;

/** A measurement that took longer, in milliseconds, is too inexact. */
const maxRoundTripMs = 2_000;

interface Measurement {
  /** Epoch milliseconds of the database. */
  at: number;
  /** `performance.now()` at that moment. */
  monotonic: number;
  /** Milliseconds by which the process was ahead; negative if it was behind. */
  skew: number;
}

/**
 * The time of the database, which all processes share: a process with a wrong clock must not publish the secret of an open
 * cycle or end sessions, because neither can be undone. Between two measurements it follows the monotonic clock, so that
 * a jump of the process's own clock has no effect.
 */
export class DatabaseClock implements Clock {
  readonly #db: QueryExecutorProvider;
  readonly #processClock: Clock;
  #last: Measurement;
  /**
   * When the newest record of an embedded database was written, in epoch milliseconds, and the value of
   * `performance.now()` until which the clock is doubted.
   */
  #rested: { since: number; doubtedUntil: number } | null = null;

  private constructor(db: QueryExecutorProvider, processClock: Clock, first: Measurement) {
    this.#db = db;
    this.#processClock = processClock;
    this.#last = first;
  }

  /**
   * @param processClock the clock that is compared with the database's
   * @throws the error of the database when it does not answer
   */
  static async open(db: QueryExecutorProvider, processClock: Clock = systemClock): Promise<DatabaseClock> {
    const { measurement } = await measure(db, processClock);
    return new DatabaseClock(db, processClock, measurement);
  }

  now(): number {
    return Math.floor(this.#last.at + performance.now() - this.#last.monotonic);
  }

  /** Seconds by which the clock of this process was ahead at the last measurement; negative if it was behind. */
  get skew(): number {
    return this.#last.skew / 1_000;
  }

  /**
   * Whether the clock of this process agrees with the database's, and neither is in doubt because an embedded database
   * was unused for long.
   */
  get isTrusted(): boolean {
    return this.obstacle === null;
  }

  /** Why jobs must not run by this clock, in words; null if they may. */
  get obstacle(): string | null {
    if (Math.abs(this.#last.skew) > maxSkewMs)
      return `The clock of this process is ${Math.round(Math.abs(this.skew))} s ${this.skew > 0 ? 'ahead of' : 'behind'} the database.`;
    const { since, doubtedUntil } = this.#rested ?? { since: 0, doubtedUntil: 0 };
    const restMs = this.now() - since;
    if (performance.now() >= doubtedUntil || restMs <= maxIdleMs) return null;
    return `By the clock of this machine, the newest record is ${Math.round(restMs / 86_400_000)} days old. Jobs wait a minute for a correction of the clock.`;
  }

  /** For an embedded database. @param newest its newest record, in epoch seconds */
  doubtRest(newest: number): void {
    this.#rested = { since: newest * 1_000, doubtedUntil: performance.now() + graceMs };
  }

  /** Compares both clocks again. A slow answer changes nothing. */
  async measure(): Promise<void> {
    const { measurement, tripMs } = await measure(this.#db, this.#processClock);
    if (tripMs <= maxRoundTripMs) this.#last = measurement;
  }
}

async function measure(db: QueryExecutorProvider, processClock: Clock) {
  const sentAt = performance.now();
  const { rows } = await sql<{ now: number | string }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
  `.execute(db);
  const tripMs = performance.now() - sentAt;
  const at = Number(rows[0]?.now);
  // The database read its clock somewhere between both: in the middle, on average.
  const measurement: Measurement = {
    at,
    monotonic: sentAt + tripMs / 2,
    skew: processClock.now() - tripMs / 2 - at,
  };
  return { measurement, tripMs };
}
