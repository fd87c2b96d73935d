import * as z from 'zod/mini';

/**
 * The parameters of a query. A parameter without a value counts as absent, because many clients send every parameter
 * that they know.
 */
export const queryObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(withoutBlanks), z.object(shape));

function withoutBlanks(given: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter((item) => item !== '') : value,
  ]);
  return Object.fromEntries(
    values.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
}
