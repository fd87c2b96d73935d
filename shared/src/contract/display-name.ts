import * as z from 'zod/mini';

/** Display name of a player: 2 to 40 characters, trimmed, without control characters, `<` and `>`. */
export const DisplayName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[^\p{C}<>]*$/u));
export type DisplayName = z.infer<typeof DisplayName>;
