import { useState } from 'react';
import { useLocation } from '@emberclutch/web/routing';

/** Open state of an overlay that closes on every navigation: it stores the location at which it was opened. */
export function useOpenOnPage() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  // Reset immediately: going back to that location must not reopen it.
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  return {
    isOpen,
    close: () => setOpenedAt(null),
    toggle: () => setOpenedAt(isOpen ? null : key),
  };
}
