import type { Shape } from '../shape/shape.ts';

const digits64 = /^[0-9a-f]{64}$/;

/** 64 lower-case hexadecimal digits, which are 32 bytes: a secret, its hash, a genome. */
export const Digits64: Shape<string, string | null> = {
  kind: 'text',
  pattern: digits64,
  read(value) {
    const digits = typeof value === 'string' ? value.toLowerCase() : '';
    return digits64.test(digits) ? digits : null;
  },
};
