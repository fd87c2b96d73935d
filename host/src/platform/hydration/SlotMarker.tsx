import { useEffect } from 'react';
import { markSlotShown } from './slot-shown.ts';

/** Stands beside a page in its slot: React hydrates or shows both together. */
export function SlotMarker() {
  useEffect(markSlotShown, []);
  return null;
}
