import { useMedia } from './use-media.ts';

/** Whether the player's system asks for less motion; updated while the page is open. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
