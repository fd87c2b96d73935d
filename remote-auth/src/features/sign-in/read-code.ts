import { LoginCode } from '@emberclutch/shared/contract/auth';

/**
 * A code as people type and paste it, with spaces or dashes between its digits.
 * @returns the number that is sent, or null where this is no code of 4 to 10 digits
 */
export function readCode(text: string): LoginCode | null {
  const digits = text.replaceAll(/[\s\p{Pd}]/gu, '');
  return /^\d{4,10}$/.test(digits) ? (LoginCode.safeParse(Number(digits)).data ?? null) : null;
}
