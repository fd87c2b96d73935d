/** Converts an amount to the smallest unit of its currency. All supported currencies have two decimals. */
export const toMinorUnits = (amount: string): number => Math.round(Number(amount) * 100);

/** Converts an amount in the smallest unit to a decimal string of the major unit, with two decimals. */
export const fromMinorUnits = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
