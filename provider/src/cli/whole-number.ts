import { CommandError } from './command.ts';

/** @throws {CommandError} naming the argument */
export function wholeNumber(given: string | undefined, what: string, max: number): number {
  const value = /^\d{1,9}$/.test(given ?? '') ? Number(given) : 0;
  if (value < 1 || value > max)
    throw new CommandError(
      `${what} must be a whole number from 1 to ${max}${given === undefined ? '' : `, not ${given}`}.`,
    );
  return value;
}
