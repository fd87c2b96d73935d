import { readNumber } from './number.ts';
import type { Shape } from './shape.ts';
import { readText } from './text.ts';

/** The code of ISO 4217 for an amount whose currency is unknown. */
const noCurrency = 'XXX';

/** Reads a code of ISO 4217 in any case: undefined for a missing code, which means USD, and `XXX` for a value that is no code. */
export function readCurrency(value: unknown): string | undefined {
  const code = readText(value)?.trim();
  if (code === undefined) return undefined;
  return /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : noCurrency;
}

const maxDecimals = 6;

/** Reads an amount in the major unit as a decimal text with the decimals of its currency, or up to six: `"25.00"`, `"500"` for JPY. */
export function readMoney(value: unknown, currency = 'USD'): string | null {
  const amount = readNumber(value);
  if (amount === null || amount < 0 || amount >= 1e12) return null;
  const rounded = Number(amount.toFixed(maxDecimals));
  return rounded.toFixed(Math.max(countDecimals(currency), String(rounded).split('.')[1]?.length ?? 0));
}

const countDecimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in the major unit with two decimals, as a string: `"25.00"`. It is never a float. */
export const money: Shape<string, string | null> = {
  kind: 'text',
  pattern: /^\d{1,9}\.\d{2}$/,
  read: readMoney,
};

/** A code of ISO 4217 in upper case. A response without a currency means USD. */
export const currency: Shape<string, string | undefined> = {
  kind: 'text',
  pattern: /^[A-Z]{3}$/,
  read: readCurrency,
};
