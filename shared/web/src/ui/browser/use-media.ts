import { useSyncExternalStore } from 'react';

/** Whether a media query matches; updated while the page is open. False during hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the player's system asks for less motion; updated while the page is open. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
