import { readText } from './text.ts';

/** ISO 4217: the code for an amount whose currency is not known. */
const noCurrency = 'XXX';

/**
 * A currency code of ISO 4217 in any case.
 * @returns undefined where none is given, which means USD; `XXX` for anything that is no code
 */
export function readCurrency(value: unknown): string | undefined {
  const text = readText(value)?.trim();
  if (text === undefined) return undefined;
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : noCurrency;
}
