import { defineWholeNumber } from '@emberclutch/server/settings/variable.ts';
import type { Variable } from '@emberclutch/server/settings/variable.ts';
import * as z from 'zod/mini';

/** Defines a variable that takes a whole number within both bounds; undefined when it is not set. */
export function defineOptionalWholeNumber(
  description: string,
  min = 1,
  max?: number,
): Variable<number | undefined> {
  const variable = defineWholeNumber(min, description, min, max);
  return { ...variable, schema: z.union([unset, variable.schema]), fallback: '' };
}

/** Defines a variable that takes an amount of money as a decimal string; undefined when it is not set. */
export const defineOptionalAmount = (description: string): Variable<string | undefined> => ({
  schema: z.union([unset, z.string().check(z.regex(/^\d{1,6}\.\d{2}$/))]),
  fallback: '',
  expected: 'an amount with two decimals, such as 25.00',
  description,
});

const unset = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);
