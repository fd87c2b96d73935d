import * as z from 'zod/mini';
import { toAsciiDigits } from '../to-ascii-digits.ts';

/** Creates the schema of a query. An empty parameter counts as absent, because many clients also send the parameters that have no value. */
export const createQuerySchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(removeBlanks), z.object(shape));

function removeBlanks(parameters: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(parameters).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter((item) => item !== '') : value,
  ]);
  return Object.fromEntries(
    values.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
}

/** Creates a `z.object` for the body of a frequent request: zod compiles the code that reads its fields. */
export const createCompiledObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  // Cast: the constructor does not carry the types of the fields.
  new z.core.$ZodObjectJIT({ type: 'object', shape }) as z.core.$ZodObject<Shape, z.core.$strip>;

/** Creates the schema of a whole number: a number, or its text in digits of any script. The text contains only digits, so `1e3` and `0x10` are invalid. */
export const createWholeNumberSchema = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.transform((text: unknown) => {
      const digits = typeof text === 'string' ? toAsciiDigits(text) : '';
      return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
    }),
    schema,
  );

/** Creates the schema of a word of upper-case letters, which clients may send in any case. */
export const createUpperCaseSchema = <Word extends z.ZodMiniType>(word: Word) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.toUpperCase() : value)),
    word,
  );

/** Creates the parameters `limit` and `page` of a query; all values arrive as text. Pages start at 0. */
export const createPageParameters = (size: { default: number; max: number }) => ({
  limit: z._default(createWholeNumberSchema(z.int().check(z.minimum(1), z.maximum(size.max))), size.default),
  page: z._default(createWholeNumberSchema(z.int().check(z.minimum(0), z.maximum(1_000_000))), 0),
});
