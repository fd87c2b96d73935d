import type { Shape } from '../shape/shape.ts';

const digits64 = /^[0-9a-f]{64}$/;

/** Whether a text is 32 bytes as 64 lower-case hexadecimal digits. */
export const isDigits64 = (text: string): boolean => digits64.test(text);

/** 32 bytes as 64 lower-case hexadecimal digits: a secret, its hash, a genome. */
export const Digits64: Shape<string, string | null> = {
  kind: 'text',
  pattern: digits64,
  read(value) {
    const digits = typeof value === 'string' ? value.toLowerCase() : '';
    return isDigits64(digits) ? digits : null;
  },
};
