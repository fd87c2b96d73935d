import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';

/** Minimum share of the map's width for a card that is below its dragon, as on a phone, instead of beside it. */
const across = 0.7;

/** Height of heading, search and buttons on a phone, in pixels. */
const searchHeight = 232;

const nothing = { top: 0, right: 0, bottom: 0 };

/**
 * Tells the camera which part of the map the card of the selected dragon covers.
 * @param isShown whether there is a card
 */
export function useCoveredPart(
  card: RefObject<HTMLElement | null>,
  scene: WorldScene | null,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const map = card.current?.parentElement;
    if (!scene || !isShown || !card.current || !map) return;
    const measure = () => {
      const [one, all] = [card.current?.getBoundingClientRect(), map.getBoundingClientRect()];
      if (!one) return;
      const isAcross = one.width > all.width * across;
      // While the card is at the bottom, heading and search are at the top.
      scene.pilot.cover({
        right: isAcross ? 0 : all.right - one.left,
        bottom: isAcross ? all.bottom - one.top : 0,
        top: isAcross ? searchHeight : 0,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(card.current);
    observer.observe(map);
    measure();
    return () => {
      observer.disconnect();
      scene.pilot.cover(nothing);
    };
  }, [card, scene, isShown]);
}
