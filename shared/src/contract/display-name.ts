import * as z from 'zod/mini';

/** What a player may call themself: 2 to 40 characters, trimmed, no control characters. */
export const DisplayName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[^\p{C}<>]*$/u));
export type DisplayName = z.infer<typeof DisplayName>;
