import * as z from 'zod/mini';

/** Lower-cased, because addresses are compared without regard to case; 254 characters at most (RFC 5321, section 4.5.3.1.3). */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
export type Email = z.infer<typeof Email>;
