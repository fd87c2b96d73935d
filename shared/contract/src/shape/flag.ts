import type { Shape } from './shape.ts';

/** Whether a value says yes: `true`, `"true"`, 1 or `"1"`. Everything else says no. */
export const readFlag = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^\s*(true|1)\s*$/i.test(value));

export const flag: Shape<boolean, boolean> = { kind: 'flag', read: readFlag };
