import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { CalendarSettings } from './season-settings.ts';
import {
  expireHeldLocks,
  findUnsoldGap,
  lockCalendar,
  moveCalendar,
  moveCycleEnd,
  updateHatchSeasons,
} from './calendar-shift-repository.ts';
import { formatUtc } from './format-utc.ts';
import { planFirstSeasons, planNextSeasons } from './planned-season.ts';
import type { PlannedSeason } from './planned-season.ts';
import type { Cycle } from './season-repository.ts';
import {
  createSeason,
  findLatestSeason,
  findNextCycle,
  findOpenCycle,
  getCycle,
} from './season-repository.ts';
import { lockStock } from './stock-repository.ts';

interface Dependencies extends ServiceContext {
  settings: CalendarSettings;
}

/** Writes the calendar: adds seasons as time passes, and opens, extends and closes spawn cycles for operators. */
export class CalendarService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Writes the missing seasons, cycles and stock, so that there is always a season that has not begun yet, and no season begins
   * later than the previous one ends. Also writes the past seasons of an empty database. Any number of processes may call this
   * function at once: each season is written once.
   */
  async ensureSeasons(): Promise<void> {
    const latest = await findLatestSeason(this.#deps.db);
    if (!latest) return this.ensureFirstSeasons();
    await this.#write(planNextSeasons(latest, this.#deps.clock.nowInSeconds(), this.#deps.settings));
    if (await findUnsoldGap(this.#deps.db, this.#deps.clock.nowInSeconds())) await this.#change(closeGap);
  }

  /** Writes the seasons of an empty database. */
  async ensureFirstSeasons(): Promise<void> {
    if (!(await findLatestSeason(this.#deps.db)))
      await this.#write(planFirstSeasons(this.#deps.clock.nowInSeconds(), this.#deps.settings));
  }

  async #write(missing: PlannedSeason[]): Promise<void> {
    if (missing.length === 0) return;
    // Uses one transaction, in order, so that the process that inserts the first season inserts all of them.
    await this.#deps.db.transaction().execute(async (trx) => {
      for (const season of missing) await createSeason(trx, season, this.#deps.settings);
    });
  }

  /**
   * Opens the next cycle now. All later cycles and seasons move earlier by the same duration and keep their lengths; the
   * published terms and secret hash of the cycle stay the same.
   * @param seconds how long the cycle is open; null keeps the planned length
   * @throws {OperatorError} when a cycle is already open or none is planned
   */
  openNextCycle(seconds: number | null): Promise<Cycle> {
    return this.#change(async (trx, now) => {
      const openCycle = await findOpenCycle(trx, now);
      if (openCycle)
        throw new OperatorError(`A cycle is open already, until ${formatUtc(openCycle.closesAt)}.`);
      const next = await findNextCycle(trx, now);
      if (!next)
        throw new OperatorError(
          'The calendar has no future cycle. Start the provider once: it extends the calendar.',
        );
      await moveCalendar(trx, next.opensAt, now - next.opensAt);
      const cycle = await getCycle(trx, next.id);
      return seconds === null ? cycle : lengthenCycle(trx, cycle, cycle.opensAt + seconds - cycle.closesAt);
    });
  }

  /**
   * Extends the open cycle. The hatching of its eggs and all later cycles move by the same duration.
   * @throws {OperatorError} when no cycle is open
   */
  extendOpenCycle(seconds: number): Promise<Cycle> {
    return this.#change(async (trx, now) => lengthenCycle(trx, await getOpenCycle(trx, now), seconds));
  }

  /**
   * Closes the open cycle now: its eggs begin to incubate, and unpaid locks expire. The next cycle opens as planned.
   * @throws {OperatorError} when no cycle is open, or it opened in this second
   */
  closeOpenCycle(): Promise<Cycle> {
    return this.#change(async (trx, now) => {
      const cycle = await getOpenCycle(trx, now);
      if (cycle.opensAt === now) throw new OperatorError('The cycle opened this very second. Try again.');
      await lockStock(trx, cycle.id);
      await moveCycleEnd(trx, cycle, now);
      await expireHeldLocks(trx, cycle.id, now);
      await updateHatchSeasons(trx, cycle.id);
      return getCycle(trx, cycle.id);
    });
  }

  /** Runs a change while no other process changes the calendar, so that each change reads the result of the previous one. */
  #change<Result>(change: (trx: Database, now: number) => Promise<Result>): Promise<Result> {
    return this.#deps.db.transaction().execute(async (trx) => {
      await lockCalendar(trx);
      return change(trx, this.#deps.clock.nowInSeconds());
    });
  }
}

/**
 * Closes the gap before seasons that a fast clock has planned, by moving them to the end of the previous season, or to now. If
 * something was already sold in them, the operator must decide, because sold assets keep their instants.
 */
async function closeGap(trx: Database, now: number): Promise<void> {
  const gap = await findUnsoldGap(trx, now);
  if (gap) await moveCalendar(trx, gap.endsAt, gap.startsAt - gap.endsAt);
}

async function lengthenCycle(trx: Database, cycle: Cycle, seconds: number): Promise<Cycle> {
  await lockStock(trx, cycle.id);
  await moveCalendar(trx, cycle.closesAt, seconds);
  await moveCycleEnd(trx, cycle, cycle.closesAt + seconds);
  await updateHatchSeasons(trx, cycle.id);
  return getCycle(trx, cycle.id);
}

async function getOpenCycle(trx: Database, now: number): Promise<Cycle> {
  const cycle = await findOpenCycle(trx, now);
  if (cycle) return cycle;
  const next = await findNextCycle(trx, now);
  throw new OperatorError(
    `No cycle is open.${next ? ` The next one opens ${formatUtc(next.opensAt)}.` : ''}`,
  );
}
