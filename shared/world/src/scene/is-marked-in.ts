import type { Mark } from './dragon-atlas.ts';

/**
 * Whether a dragon is drawn from the atlas of marked dragons: silhouettes of all marked dragons, but only golden drawings.
 * @param view with the atlas of marked dragons; null while it is not loaded
 */
export const isMarkedIn = (
  mark: Mark | null,
  { markedAtlas, isSpeck }: { markedAtlas: object | null; isSpeck: boolean },
): boolean => mark !== null && markedAtlas !== null && (isSpeck || mark === 'golden');
