import type { Mark } from './dragon-atlas.ts';

/** The mark of a dragon; null for most dragons. @param isOwn whether it belongs to the player */
export const readMark = (
  { golden, rare }: { golden: boolean; rare?: boolean },
  isOwn: boolean,
): Mark | null => (golden ? 'golden' : isOwn ? 'own' : rare ? 'rare' : null);
