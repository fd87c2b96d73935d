/** Cents of a decimal string: Stripe counts in the smallest unit. Every currency we sell in has two decimals. */
export const minorOf = (amount: string): number => Math.round(Number(amount) * 100);

/** The same back: a decimal string with two decimals. */
export const majorOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
