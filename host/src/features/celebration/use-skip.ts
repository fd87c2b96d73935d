import { useEffect } from 'react';
import { endCelebration } from './celebrated-egg-count.ts';

/** Keys that activate or close something. Other keys, such as Tab, keep their effect. */
const pressingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** Ends the celebration on any press or key. A key that would activate something underneath only ends it. */
export function useSkip(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      endCelebration();
      if (!pressingKeys.has(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Not `pointerdown`: otherwise the click that follows a tap would hit the element below.
    document.addEventListener('click', endCelebration);
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      document.removeEventListener('click', endCelebration);
      document.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, []);
}
