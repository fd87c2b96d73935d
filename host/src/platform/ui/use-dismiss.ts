import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * While something is open: a press outside of `inside`, the focus going outside, or Esc anywhere, closes it. What lies
 * over a page would hide what has the focus there.
 */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void) {
  const handleElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !inside.current?.contains(target)) onDismiss();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  });

  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = (event: Event) => handleElsewhere(event);
    const key = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen]);
}
