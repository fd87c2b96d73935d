import { useEffect } from 'react';

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when the first page is shown in its slot, or has failed. Decoration and background tasks load afterwards. */
export const slotShown = promise;

export const markSlotShown: () => void = resolve;

/** Calls `markSlotShown` once the page beside it in its slot is hydrated or shown. */
export function SlotMarker() {
  useEffect(markSlotShown, []);
  return null;
}
