import * as z from 'zod/mini';

/** An instant: whole seconds since 1970-01-01T00:00:00Z. */
export const Instant = z.int().check(z.nonnegative());
export type Instant = z.infer<typeof Instant>;
