import { useState } from 'react';
import { useLocation } from '@emberclutch/shared/routing';

/** Open or closed, and closed again wherever the player goes: it remembers the place at which it was opened. */
export function useOpenOnPage() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  // Forgotten at once: coming back to that place must not open it again.
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  return {
    isOpen,
    close: () => setOpenedAt(null),
    toggle: () => setOpenedAt(isOpen ? null : key),
  };
}
