import type { Shape } from './shape.ts';

const decimalText = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** Reads a finite number, or a decimal text with or without thousands separators: `"1,000.00"`. */
export function readNumber(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const number = decimalText.test(text) ? Number(text.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Reads a whole number from 0. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

export const number: Shape<number, number | null> = { kind: 'number', read: readNumber };

/** A whole number from 0. */
export const count: Shape<number, number | null> = { kind: 'count', read: readCount };
