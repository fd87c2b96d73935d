import type { Shape } from './shape.ts';

/** Reads a boolean: true for `true`, `"true"`, 1 and `"1"`; false for everything else. */
export const readFlag = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^\s*(true|1)\s*$/i.test(value));

export const flag: Shape<boolean, boolean> = { kind: 'flag', read: readFlag };
