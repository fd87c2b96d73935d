import * as z from 'zod/mini';

/**
 * The schema of a reader. A reader takes any JSON value and returns what it could read of it, or null; it never throws.
 * Together, the readers of this folder decide what the client accepts from providers other than ours.
 * @returns a schema that fails where the reader returns null
 */
export const schemaOf = <Value>(read: (value: unknown) => Value | null) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): Value => {
      const result = read(value);
      if (result !== null) return result;
      context.issues.push({ code: 'custom', message: 'Unreadable', input: value });
      return z.NEVER;
    }),
  );
