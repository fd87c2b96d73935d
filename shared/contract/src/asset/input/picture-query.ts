import * as z from 'zod/mini';

/** Versions of the art and of what is drawn around it, and subject, such as `3.1-sealed`; any other text requests the current picture. */
export const PictureQuery = z.object({ v: z.optional(z.string().check(z.maxLength(40))) });
