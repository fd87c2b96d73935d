import * as z from 'zod/mini';

/** A number in a path: digits only, so that `1e3` and `0x10` are invalid. */
export const pathNumber = <Id extends z.ZodMiniType<number, number>>(id: Id) =>
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), id));
