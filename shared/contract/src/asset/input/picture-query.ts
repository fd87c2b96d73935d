import * as z from 'zod/mini';

/** The versions of art and card, and the subject, such as `3.1-sealed`. Any other text requests the current picture. */
export const PictureQuery = z.object({ v: z.optional(z.string().check(z.maxLength(40))) });

/** The subject of a picture: an egg in a state, a dragon at rest or in flight, a key. It is part of a thumbnail's URL. */
export const PictureSubject = z.enum(['sealed', 'incubating', 'hatching', 'hatched', 'flight', 'key']);
export type PictureSubject = z.infer<typeof PictureSubject>;
