import { CommandError } from './command.ts';

/** @throws {CommandError} naming the argument */
export function wholeNumber(given: string | undefined, what: string, most: number): number {
  const value = /^\d{1,9}$/.test(given ?? '') ? Number(given) : 0;
  if (value < 1 || value > most)
    throw new CommandError(
      `${what} must be a whole number from 1 to ${most}${given === undefined ? '' : `, not ${given}`}.`,
    );
  return value;
}
