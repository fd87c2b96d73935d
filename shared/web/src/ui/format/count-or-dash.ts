import { wholeNumber } from './whole-number.ts';

/** A dash stands for a count that the provider does not send. */
export const countOrDash = (count: number | null | undefined) =>
  typeof count === 'number' ? wholeNumber(count) : '–';
