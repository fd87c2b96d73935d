import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';

/** A card wider than this share of the map counts as below its dragon (phone layout) rather than beside it. */
const minFullWidthShare = 0.7;

/** Height of heading, search and buttons on a phone, in pixels. */
const controlsHeight = 232;

const noCover = { top: 0, right: 0, bottom: 0 };

/** Tells the camera which part of the map the card of the selected dragon covers. */
export function useCoveredPart(
  card: RefObject<HTMLElement | null>,
  scene: WorldScene | null,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const map = card.current?.parentElement;
    if (!scene || !isShown || !card.current || !map) return;
    const measure = () => {
      const [cardRect, mapRect] = [card.current?.getBoundingClientRect(), map.getBoundingClientRect()];
      if (!cardRect) return;
      const isFullWidth = cardRect.width > mapRect.width * minFullWidthShare;
      // While the card is at the bottom, heading and search are at the top.
      scene.pilot.setCoveredEdges({
        right: isFullWidth ? 0 : mapRect.right - cardRect.left,
        bottom: isFullWidth ? mapRect.bottom - cardRect.top : 0,
        top: isFullWidth ? controlsHeight : 0,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(card.current);
    observer.observe(map);
    measure();
    return () => {
      observer.disconnect();
      scene.pilot.setCoveredEdges(noCover);
    };
  }, [card, scene, isShown]);
}
