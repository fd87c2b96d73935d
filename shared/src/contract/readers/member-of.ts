import * as z from 'zod/mini';

/** The schema of a member that a reader reads: null where it is missing or cannot be read, so that the other members stand. */
export const memberOf = <Value>(read: (value: unknown) => Value | null) =>
  z.catch(z.pipe(z.unknown(), z.transform(read)), null);
