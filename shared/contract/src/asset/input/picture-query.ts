import * as z from 'zod/mini';

/**
 * Version of the art, version of the card around it, and subject, such as `3.1-sealed`. Any other text requests the
 * current picture.
 */
export const PictureQuery = z.object({ v: z.optional(z.string().check(z.maxLength(40))) });
