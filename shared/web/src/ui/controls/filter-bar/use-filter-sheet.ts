import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '@emberclutch/web/routing';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { useDismiss } from '../use-dismiss.ts';

/** A constant id, because the address contains it: a page has one bar. */
export const filterSheetId = 'list-filters';

/** Whether the sheet of a phone is open. A press outside the bar closes it. Before hydration, a link opens it. */
export function useFilterSheet(bar: RefObject<HTMLElement | null>) {
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [chosen, setIsOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (isHydrated && hash === `#${filterSheetId}`);
  useDismiss({ container: bar, opener: toggleRef, isOpen, onDismiss: () => setIsOpen(false) });
  return {
    isOpen,
    toggleRef,
    toggle: () => setIsOpen(!isOpen),
    close: () => {
      setIsOpen(false);
      toggleRef.current?.focus({ preventScroll: true });
    },
  };
}
