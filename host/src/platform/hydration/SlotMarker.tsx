import { useEffect } from 'react';
import { markSlotShown } from './slot-shown.ts';

/** Stands beside a page in its slot, with which React hydrates or shows it. */
export function SlotMarker() {
  useEffect(() => void markSlotShown(), []);
  return null;
}
