import * as z from 'zod/mini';

/**
 * Body of `POST /v1/auth/logout`, which may be absent. A browser that could not reach the server keeps only the hexadecimal SHA-256
 * hash of the session id: the hash ends the session, but does not authenticate.
 */
export const SignOutBody = z.nullish(
  z.object({ sessionHash: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))) }),
);
export type SignOutBody = z.infer<typeof SignOutBody>;
