import { LoginCode } from '@emberclutch/shared/contract/auth';

/**
 * Reads a typed or pasted code, which may have spaces or dashes between its digits.
 * @returns the number to send, or null if the text is not a code of 4 to 10 digits
 */
export function readCode(text: string): LoginCode | null {
  const digits = text.replaceAll(/[\s\p{Pd}]/gu, '');
  return /^\d{4,10}$/.test(digits) ? (LoginCode.safeParse(Number(digits)).data ?? null) : null;
}
