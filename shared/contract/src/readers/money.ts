import { readNumber } from './number.ts';

const mostDecimals = 6;

/**
 * An amount in the major unit, written as a decimal text with as many decimals as its currency has: `"25.00"`, `"500"`
 * for JPY. Up to six decimals are kept if the provider wrote them.
 */
export function readMoney(value: unknown, currency = 'USD'): string | null {
  const amount = readNumber(value);
  if (amount === null || amount < 0 || amount >= 1e12) return null;
  const rounded = Number(amount.toFixed(mostDecimals));
  return rounded.toFixed(Math.max(decimalsOf(currency), String(rounded).split('.')[1]?.length ?? 0));
}

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
