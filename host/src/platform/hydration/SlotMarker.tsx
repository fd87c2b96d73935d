import { useEffect } from 'react';
import { markSlotShown } from './slot-shown.ts';

/** Rendered next to a page in its slot, so that React hydrates or shows both together. */
export function SlotMarker() {
  useEffect(markSlotShown, []);
  return null;
}
