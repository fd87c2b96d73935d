import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { findFocusedElement } from '../browser/find-focused-element.ts';

interface Overlay {
  /** Contains the overlay and its opener. */
  container: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onDismiss: () => void;
}

/**
 * Closes an overlay on a press or focus outside of `container`, because the overlay would cover the focused element. Esc also closes the
 * overlay, and moves the focus from inside `container` to the opener. Does not use the `popover` attribute; see docs/adr/0100.
 */
export function useDismiss({ container, opener, isOpen, onDismiss }: Overlay) {
  const handleOutside = useEffectEvent((event: Event) => {
    // The target of an event from within a shadow root, which may contain a remote, is the root's host.
    const [target] = event.composedPath();
    if (target instanceof Node && !container.current?.contains(target)) onDismiss();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // An overlay around this one may have moved the focus to its own opener.
    if (container.current?.contains(findFocusedElement(container.current))) opener.current?.focus();
    onDismiss();
  });

  useEffect(() => {
    if (!isOpen) return;
    const handleOutsideEvent = (event: Event) => handleOutside(event);
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('pointerdown', handleOutsideEvent);
    document.addEventListener('focusin', handleOutsideEvent);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handleOutsideEvent);
      document.removeEventListener('focusin', handleOutsideEvent);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen]);
}
