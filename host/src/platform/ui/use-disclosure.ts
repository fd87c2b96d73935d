import { useId, useRef, useState } from 'react';
import { useLocation } from '@emberclutch/web/routing';
import { useDismiss } from '@emberclutch/web/ui/controls/use-dismiss.ts';

/**
 * State and props of a button that discloses content (ARIA Authoring Practices). The content closes on every navigation, on Esc, and on a
 * press or focus outside of `container`. `onDismiss` is not called when the button or a navigation closes the content.
 */
export function useDisclosure<Container extends HTMLElement>(onDismiss?: () => void) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  const contentId = useId();
  const isOpen = openedAt === key;
  // Reset immediately, because going back to the location must not open the content again.
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  const toggle = () => setOpenedAt(isOpen ? null : key);
  const handleDismiss = () => {
    onDismiss?.();
    setOpenedAt(null);
  };
  useDismiss({ container, opener: button, isOpen, onDismiss: handleDismiss });
  return {
    isOpen,
    toggle,
    container,
    contentId,
    button,
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? contentId : undefined,
      onClick: toggle,
    } as const,
  };
}
