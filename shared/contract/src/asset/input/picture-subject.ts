import * as z from 'zod/mini';

/** The subject of a picture: an egg in a state, a dragon at rest or in flight, a key. It is part of a thumbnail's URL. */
export const PictureSubject = z.enum(['sealed', 'incubating', 'hatching', 'hatched', 'flight', 'key']);
export type PictureSubject = z.infer<typeof PictureSubject>;
