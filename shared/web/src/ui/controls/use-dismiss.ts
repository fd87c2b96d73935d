import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Closes an overlay on a press or focus outside of `container`, and on Esc. It must not stay open when the focus leaves,
 * because it would cover the focused element.
 */
export function useDismiss(container: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void) {
  const handleOutside = useEffectEvent((event: Event) => {
    // The target of an event from within a shadow root, where a remote may be embedded, is the root's host.
    const [target] = event.composedPath();
    if (target instanceof Node && !container.current?.contains(target)) onDismiss();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  });

  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => handleOutside(event);
    const key = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen]);
}
