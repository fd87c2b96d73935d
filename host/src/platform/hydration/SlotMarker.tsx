import { useEffect } from 'react';

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when the first page is shown in its slot, or has failed. Decoration and background tasks load after that. */
export const slotShown = promise;

export const markSlotShown: () => void = resolve;

/** Rendered next to a page in its slot, so that React hydrates or shows both together. */
export function SlotMarker() {
  useEffect(markSlotShown, []);
  return null;
}
