import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import { formatUtc } from '../seasons/format-utc.ts';
import type { Cycle } from '../seasons/season-repository.ts';
import type { Command, Context } from './command.ts';
import { parseWholeNumber, runWithDatabase } from './command.ts';

/** Four weeks: a longer duration is probably a mistake. */
const maxMinutes = 40_320;

export const seasonsOpen: Command = {
  usage: 'seasons open [minutes]',
  description:
    'Opens the next spawn cycle now, for a number of minutes or as planned. Later cycles move by the same amount of time.',
  async run([minutes, ...otherArguments], { print, ...context }) {
    rejectExtraArguments(otherArguments);
    const seconds = minutes === undefined ? null : parseWholeNumber(minutes, 'Minutes', maxMinutes) * 60;
    const cycle = await changeCalendar(context, (calendar) => calendar.openNextCycle(seconds));
    print(`${formatName(cycle)} is open until ${formatUtc(cycle.closesAt)}.`);
  },
};

export const seasonsExtend: Command = {
  usage: 'seasons extend <minutes>',
  description:
    'Keeps the open spawn cycle open for longer. Its hatchings and all later cycles move by the same amount of time.',
  async run([minutes, ...otherArguments], { print, ...context }) {
    rejectExtraArguments(otherArguments);
    const seconds = parseWholeNumber(minutes, 'Minutes', maxMinutes) * 60;
    const cycle = await changeCalendar(context, (calendar) => calendar.extendOpenCycle(seconds));
    print(`${formatName(cycle)} is open until ${formatUtc(cycle.closesAt)}.`);
  },
};

export const seasonsClose: Command = {
  usage: 'seasons close',
  description: 'Closes the open spawn cycle now: its eggs begin to incubate, and unpaid holds are released.',
  async run(otherArguments, { print, ...context }) {
    rejectExtraArguments(otherArguments);
    const cycle = await changeCalendar(context, (calendar) => calendar.closeOpenCycle());
    print(`${formatName(cycle)} is closed.`);
  },
};

const formatName = ({ season, seasonAge, id }: Cycle) =>
  `Cycle ${id} of ${season}${seasonAge > 0 ? ` ${seasonAge}` : ''}`;

function rejectExtraArguments([extraArgument]: string[]) {
  if (extraArgument !== undefined) throw new OperatorError(`Unexpected argument "${extraArgument}".`);
}

/** @throws {OperatorError} when the calendar does not allow the change */
const changeCalendar = (
  context: Pick<Context, 'config' | 'clock'>,
  change: (calendar: CalendarService) => Promise<Cycle>,
): Promise<Cycle> =>
  runWithDatabase(context, (db, clock) =>
    change(new CalendarService({ db, clock, settings: context.config.calendar })),
  );
