import { nowInSeconds } from '../platform/clock.ts';
import type { Cycle } from '../seasons/season-repository.ts';
import {
  CalendarError,
  closeOpenCycle,
  extendOpenCycle,
  openNextCycle,
  utc,
} from '../seasons/calendar-control.ts';
import type { Command } from './command.ts';
import { CommandError } from './command.ts';
import { wholeNumber } from './whole-number.ts';
import { withWorld } from './with-database.ts';

/** Four weeks: longer is more likely a slip than a wish. */
const mostMinutes = 40_320;

export const seasonsOpen: Command = {
  usage: 'seasons open [minutes]',
  about:
    'Opens the next spawn cycle now, for so many minutes or as planned; what follows comes earlier by as much.',
  async run([minutes, ...more], { config, clock, print }) {
    refuseMore(more);
    const seconds = minutes === undefined ? null : wholeNumber(minutes, 'Minutes', mostMinutes) * 60;
    const cycle = await withWorld(config, (db) => inWords(openNextCycle(db, nowInSeconds(clock), seconds)));
    print(`${nameOf(cycle)} is open until ${utc(cycle.closesAt)}.`);
  },
};

export const seasonsExtend: Command = {
  usage: 'seasons extend <minutes>',
  about: 'Keeps the open spawn cycle open for longer; its eggs and all that follows come later by as much.',
  async run([minutes, ...more], { config, clock, print }) {
    refuseMore(more);
    const seconds = wholeNumber(minutes, 'Minutes', mostMinutes) * 60;
    const cycle = await withWorld(config, (db) => inWords(extendOpenCycle(db, nowInSeconds(clock), seconds)));
    print(`${nameOf(cycle)} is open until ${utc(cycle.closesAt)}.`);
  },
};

export const seasonsClose: Command = {
  usage: 'seasons close',
  about: 'Closes the open spawn cycle now: its eggs begin to incubate, what is held and not paid is let go.',
  async run(more, { config, clock, print }) {
    refuseMore(more);
    const cycle = await withWorld(config, (db) => inWords(closeOpenCycle(db, nowInSeconds(clock))));
    print(`${nameOf(cycle)} is closed.`);
  },
};

const nameOf = ({ season, seasonAge, id }: Cycle) =>
  `Cycle ${id} of ${season}${seasonAge > 0 ? ` ${seasonAge}` : ''}`;

function refuseMore([more]: string[]) {
  if (more !== undefined) throw new CommandError(`Nothing is known of "${more}" here.`);
}

async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CalendarError) throw new CommandError(error.message);
    throw error;
  }
}
