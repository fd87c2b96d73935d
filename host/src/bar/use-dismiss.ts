import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** While something is open: a press outside of `inside`, or Esc anywhere, closes it. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void) {
  const handlePress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !inside.current?.contains(event.target)) onDismiss();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  });

  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => handlePress(event);
    const key = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen]);
}
