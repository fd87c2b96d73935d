import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { endHeldLocks, moveCalendar, moveCycleEnd, renameHatchSeasons } from './calendar-shift-repository.ts';
import type { Cycle } from './season-repository.ts';
import { findNextCycle, findOpenCycle, getCycle } from './season-repository.ts';
import { lockStock } from './stock-repository.ts';

/** The calendar does not allow what was asked; the message is for whoever asked. */
export class CalendarError extends Error {
  override name = 'CalendarError';
}

/**
 * Opens the next cycle now; all that comes after it comes earlier by as much, and keeps its lengths. What was drawn and
 * published for the cycle stays.
 * @param seconds how long it is open; null keeps what was planned
 * @throws {CalendarError}
 */
export const openNextCycle = (db: Kysely<Database>, now: number, seconds: number | null): Promise<Cycle> =>
  db.transaction().execute(async (trx) => {
    const open = await findOpenCycle(trx, now);
    if (open) throw new CalendarError(`A cycle is open already, until ${utc(open.closesAt)}.`);
    const next = await findNextCycle(trx, now);
    if (!next)
      throw new CalendarError(
        'The calendar has no cycle to come. Start the world once: it goes on by itself.',
      );
    await moveCalendar(trx, next.opensAt, now - next.opensAt);
    const opened = await getCycle(trx, next.id);
    return seconds === null ? opened : lengthen(trx, opened, opened.opensAt + seconds - opened.closesAt);
  });

/**
 * Keeps the open cycle open for longer; its eggs wait, and all that comes after it comes later, by as much.
 * @throws {CalendarError}
 */
export const extendOpenCycle = (db: Kysely<Database>, now: number, seconds: number): Promise<Cycle> =>
  db.transaction().execute(async (trx) => lengthen(trx, await getOpenCycle(trx, now), seconds));

/**
 * Closes the open cycle now: its eggs begin to incubate, and what is held and not paid is let go. The next one opens
 * when it was planned.
 * @throws {CalendarError}
 */
export const closeOpenCycle = (db: Kysely<Database>, now: number): Promise<Cycle> =>
  db.transaction().execute(async (trx) => {
    const cycle = await getOpenCycle(trx, now);
    if (cycle.opensAt === now) throw new CalendarError('The cycle opened this very second. Try again.');
    await lockStock(trx, cycle.id);
    await moveCycleEnd(trx, cycle, now);
    await endHeldLocks(trx, cycle.id, now);
    await renameHatchSeasons(trx, cycle.id);
    return getCycle(trx, cycle.id);
  });

async function lengthen(trx: Kysely<Database>, cycle: Cycle, seconds: number): Promise<Cycle> {
  await lockStock(trx, cycle.id);
  await moveCalendar(trx, cycle.closesAt, seconds);
  await moveCycleEnd(trx, cycle, cycle.closesAt + seconds);
  await renameHatchSeasons(trx, cycle.id);
  return getCycle(trx, cycle.id);
}

async function getOpenCycle(trx: Kysely<Database>, now: number): Promise<Cycle> {
  const cycle = await findOpenCycle(trx, now);
  if (cycle) return cycle;
  const next = await findNextCycle(trx, now);
  throw new CalendarError(`No cycle is open.${next ? ` The next one opens ${utc(next.opensAt)}.` : ''}`);
}

/** Epoch seconds as people who operate read them. */
export const utc = (instant: number) =>
  `${new Date(instant * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
