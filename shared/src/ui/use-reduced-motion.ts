import { useSyncExternalStore } from 'react';

const question = '(prefers-reduced-motion: reduce)';

/** Whether the player's system asks for less motion; followed while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(question);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(question).matches,
  );
}
