import * as z from 'zod/mini';

/** An amount in the major unit with two decimals, as a string: `"25.00"`. Never a float. */
export const Money = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/));
export type Money = z.infer<typeof Money>;

/** ISO 4217, upper case. An answer without a currency means USD. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
export type Currency = z.infer<typeof Currency>;
