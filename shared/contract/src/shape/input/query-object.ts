import * as z from 'zod/mini';
import { entityId, parseEntityId } from '../entity-id.ts';
import { schemaOf } from '../schema-of.ts';
import { toAsciiDigits } from '../to-ascii-digits.ts';

/**
 * The parameters of a query. A parameter without a value counts as absent, because many clients send every parameter
 * that they know.
 */
export const queryObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(withoutBlanks), z.object(shape));

function withoutBlanks(parsed: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(parsed).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter((item) => item !== '') : value,
  ]);
  return Object.fromEntries(
    values.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
}

/** `z.object` for the body of a frequent request: zod compiles the code that reads its fields. */
export const compiledObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  // Cast: the constructor does not carry the types of the fields.
  new z.core.$ZodObjectJIT({ type: 'object', shape }) as z.core.$ZodObject<Shape, z.core.$strip>;

/** A whole number: a number, or a text of one in digits of any script, as in a query. Digits only, so that `1e3` and `0x10` are invalid. */
export const wholeNumberText = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.transform((text: unknown) => {
      const digits = typeof text === 'string' ? toAsciiDigits(text) : '';
      return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
    }),
    schema,
  );

/**
 * The id of an asset, lock, purchase or cycle: a number, or a text of one, as in a path.
 * @param schema of the id, if it has a limit of its own
 */
export const entityIdText = (schema: z.ZodMiniType<number, number> = schemaOf(entityId)) =>
  z.pipe(
    z.transform((text: unknown) => (typeof text === 'string' ? (parseEntityId(text) ?? text) : text)),
    schema,
  );

/** `limit` and `page` of a query; all values arrive as text. Pages start at 0. */
export const pageQuery = (size: { default: number; max: number }) => ({
  limit: z._default(wholeNumberText(z.int().check(z.minimum(1), z.maximum(size.max))), size.default),
  page: z._default(wholeNumberText(z.int().check(z.minimum(0), z.maximum(1_000_000))), 0),
});
