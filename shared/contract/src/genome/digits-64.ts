import type { Shape } from '../shape/shape.ts';

/** 32 bytes as 64 lower-case hexadecimal digits: a secret, its hash, a genome. */
export const Digits64: Shape<string, string | null> = {
  kind: 'text',
  pattern: /^[0-9a-f]{64}$/,
  read: (value) => (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : null),
};
