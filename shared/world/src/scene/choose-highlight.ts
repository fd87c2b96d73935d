import type { Highlight } from './dragon-atlas.ts';

/** The highlight of a dragon; null for most dragons. @param isOwn whether it belongs to the player */
export const chooseHighlight = (
  { golden, rare }: { golden: boolean; rare?: boolean },
  isOwn: boolean,
): Highlight | null => (golden ? 'golden' : isOwn ? 'own' : rare ? 'rare' : null);

/** Whether a dragon is drawn from the atlas of highlighted dragons: silhouettes of all highlighted dragons, but only golden drawings. */
export const isInHighlightAtlas = (
  highlight: Highlight | null,
  { highlightAtlas, isFarView }: { highlightAtlas: object | null; isFarView: boolean },
): boolean => highlight !== null && highlightAtlas !== null && (isFarView || highlight === 'golden');
