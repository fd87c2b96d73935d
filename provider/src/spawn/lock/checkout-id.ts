/**
 * The public id of a card checkout: the lock's id, so that looking it up needs no separate index, and a random secret, so that
 * only the buyer's client knows it.
 */
export const toCheckoutId = (lockId: number, secret: string) => `${lockId}-${secret}`;

/** @returns undefined for an id in another format, such as the id of a lock without a secret */
export function parseCheckoutId(checkoutId: string): { lockId: number; secret: string } | undefined {
  const [, id, secret] = /^(\d{1,15})-([\w-]{43})$/.exec(checkoutId) ?? [];
  return id === undefined || secret === undefined ? undefined : { lockId: Number(id), secret };
}
