import type { Shape } from '../shape/shape.ts';

/** Reads the opaque id of an account: a number, or one line of at most 254 characters, so that clients can store and send it. */
export function readAccountId(value: unknown): string | null {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof id === 'string' && /^(?=.*\S)\P{C}{1,254}$/u.test(id) ? id : null;
}

/** In our provider, it is a UUID. */
export const AccountId: Shape<string, string | null> = { kind: 'uuid', read: readAccountId };
