import type { Shape } from './shape.ts';

/**
 * The id of an asset, key, lock, purchase or cycle as a URL, a form or a text writes it: digits without a leading zero, of a
 * number that is exact.
 * @returns null for any other text
 */
export function parseEntityId(text: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Whether a text is a number that cannot be held exactly: its neighbours would be taken for it. */
export const isTooLargeId = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) > Number.MAX_SAFE_INTEGER;

/** The id of an asset, key, lock or purchase: a number, or a text of one. */
export const readEntityId = (value: unknown): number | null =>
  typeof value === 'number' || typeof value === 'string' ? parseEntityId(String(value).trim()) : null;

/** Assets, locks, purchases, keys and cycles have numbers from 1 up. Accounts have UUIDs, so that players cannot be counted. */
export const entityId: Shape<number, number | null> = { kind: 'positive', read: readEntityId };
