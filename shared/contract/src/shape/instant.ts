import { readNumber } from './number.ts';
import type { Shape } from './shape.ts';
import { readText } from './text.ts';

/** Numbers from this one on are milliseconds. In seconds, it is the year 5138. */
const firstMilliseconds = 1e11;

/** The end of the range of instants, in milliseconds. The reader would take the seconds of a later instant for milliseconds. */
const rangeEnd = firstMilliseconds * 1_000;

/**
 * Reads an instant as whole seconds since 1970. Accepts seconds, milliseconds, fractions of them, texts of these, and ISO 8601; a
 * time without a zone is UTC. Zero, negative numbers and instants after the year 5138 mean that no instant is set.
 */
export function readInstant(value: unknown): number | null {
  const number = readNumber(value);
  const milliseconds =
    number === null ? readIsoDate(value) : number < firstMilliseconds ? number * 1_000 : number;
  if (!(milliseconds >= 1_000 && milliseconds < rangeEnd)) return null;
  return Math.floor(milliseconds / 1_000);
}

function readIsoDate(value: unknown): number {
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(readText(value)?.trim() ?? '') ?? [];
  if (date === undefined) return Number.NaN;
  return Date.parse(time === undefined ? date : `${date}T${time}${zone ?? 'Z'}`);
}

/** An instant: whole seconds since 1970-01-01T00:00:00Z. */
export const instant: Shape<number, number | null> = { kind: 'count', read: readInstant };
