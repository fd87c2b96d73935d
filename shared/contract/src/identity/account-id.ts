import type { Shape } from '../shape/shape.ts';

/**
 * The opaque id of an account: a number, or one line of text with at most 254 characters and no control characters, so
 * that it can be stored and sent.
 */
export function readAccountId(value: unknown): string | null {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof id === 'string' && /^(?=.*\S)\P{C}{1,254}$/u.test(id) ? id : null;
}

/** A UUID of any version in our provider, because accounts that an operator has imported keep their ids. */
export const AccountId: Shape<string, string | null> = { kind: 'guid', read: readAccountId };
