import { LoginCode } from '@emberclutch/contract/identity/input/code-flow.ts';
import { toAsciiDigits } from '@emberclutch/contract/shape/to-ascii-digits.ts';
import { copy } from './copy.ts';

/** Longer texts contain no code. */
const maxLength = 200;

/**
 * Reads a typed or pasted code in any form that e-mails use: surrounded by words such as "Your code is", with spaces or dashes
 * between its digits, in digits of any script, with zero-width characters.
 * @returns the number to send, or null if the text is not a code of 4 to 10 digits
 */
export function readCode(text: string): LoginCode | null {
  if (text.length > maxLength) return null;
  const digits = toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^[\s\p{L}]*:?/u, '')
    .replace(/[\s\p{L}.]*$/u, '')
    .replaceAll(/[\s\p{Pd}]/gu, '');
  return /^\d{4,10}$/.test(digits) ? (LoginCode.safeParse(Number(digits)).data ?? null) : null;
}

/** Reads a code that `validateCode` has accepted. */
export const parseCode = (text: string): LoginCode => LoginCode.parse(readCode(text));

/** @returns the message for a text that is not a code with this number of digits, if the provider reports it */
export const validateCode = (text: string, length: number | undefined): string | undefined =>
  (length === undefined ? readCode(text) !== null : isWholeCode(text, length))
    ? undefined
    : copy.malformed(copy.digits(length));

export const isWholeCode = (text: string, length: number): boolean =>
  String(readCode(text) ?? '').length === length;
