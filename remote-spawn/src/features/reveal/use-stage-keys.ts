import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** The keys of the stage: Enter presses the main button, which has the focus at first, and Escape ends the reveal. */
export function useStageKeys(mainButton: RefObject<HTMLButtonElement | null>, onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });

  // Before the stage is painted: a key that is pressed as soon as it is seen must count.
  useLayoutEffect(() => {
    mainButton.current?.focus({ preventScroll: true });
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [mainButton]);
}
