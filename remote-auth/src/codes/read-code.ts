import { LoginCode } from '@emberclutch/shared/contract/auth';

/**
 * Reads a typed or pasted code as mails write it: after words such as "Code:", with spaces or dashes between its digits, in
 * full-width digits, among zero-width characters.
 * @returns the number to send, or null if the text is not a code of 4 to 10 digits
 */
export function readCode(text: string): LoginCode | null {
  const digits = text
    .normalize('NFKC')
    .replace(/^[\s\p{L}]*:/u, '')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^\d{4,10}$/.test(digits) ? (LoginCode.safeParse(Number(digits)).data ?? null) : null;
}
