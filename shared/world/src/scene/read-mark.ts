import type { Mark } from './dragon-atlas.ts';

/** The mark of a dragon; null for most dragons. @param isOwn whether it belongs to the player */
export const readMark = (
  { golden, rare }: { golden: boolean; rare?: boolean },
  isOwn: boolean,
): Mark | null => (golden ? 'golden' : isOwn ? 'own' : rare ? 'rare' : null);

/** Whether a dragon is drawn from the atlas of marked dragons: silhouettes of all marked dragons, but only golden drawings. */
export const isInMarkedAtlas = (
  mark: Mark | null,
  { markedAtlas, isFarView }: { markedAtlas: object | null; isFarView: boolean },
): boolean => mark !== null && markedAtlas !== null && (isFarView || mark === 'golden');
