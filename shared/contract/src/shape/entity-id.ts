import type { Shape } from './shape.ts';
import { toAsciiDigits } from './to-ascii-digits.ts';

/** Parses the id of an asset, lock, purchase or cycle: digits of any script, no leading zero, up to 2^53 - 1. Returns null otherwise. */
export function parseEntityId(text: string): number | null {
  const digits = toAsciiDigits(text);
  const id = /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Checks whether a string is a whole number above 2^53 - 1, which JavaScript would round to another id. */
export function isTooLargeId(text: string): boolean {
  const digits = toAsciiDigits(text);
  return /^\d+$/.test(digits) && Number(digits) > Number.MAX_SAFE_INTEGER;
}

/** Reads the id of an asset, key, lock or purchase: a number, or the text of a number. */
export const readEntityId = (value: unknown): number | null =>
  typeof value === 'number' || typeof value === 'string' ? parseEntityId(String(value).trim()) : null;

/** The id of an asset, lock, purchase, key or cycle is a number from 1. Accounts have UUIDs, which do not reveal the number of players. */
export const entityId: Shape<number, number | null> = { kind: 'positive', read: readEntityId };
