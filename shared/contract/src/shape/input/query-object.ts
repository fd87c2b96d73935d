import * as z from 'zod/mini';

/** The parameters of a query. Those without a value count as absent: many clients send all that they know. */
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
