import * as z from 'zod/mini';

/** A whole number: a number, or a text of one, as in a query. Digits only, so that `1e3` and `0x10` are invalid. */
export const wholeNumberText = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.transform((text: unknown) =>
      typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text,
    ),
    schema,
  );
