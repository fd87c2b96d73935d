import type { Point } from '@emberclutch/world/simulation/point.ts';
import { clearOfPanels } from './clear-of-panels.ts';
import type { Box } from './clear-of-panels.ts';

/** Where labels may stand, in pixels of the map. */
export interface LabelRoom {
  panels: readonly Box[];
  bounds: Box;
  /** Sizes of the labels, in their order. */
  sizes: readonly { width: number; height: number }[];
}

/** Elements over the map that hide what lies below them have the attribute `data-panel`. */
export const panelsOf = (map: Element) => [...map.querySelectorAll('[data-panel]')];

/** Measures panels and labels: once for many frames, because it makes the browser compute the layout. */
export function measureRoom(map: Element, labels: readonly Element[]): LabelRoom {
  const { left, top, width, height } = map.getBoundingClientRect();
  return {
    panels: panelsOf(map).flatMap((one) => {
      const box = one.getBoundingClientRect();
      // Not shown on a phone, or empty.
      if (box.width === 0 || box.height === 0) return [];
      return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
    }),
    bounds: { left: 0, top: 0, right: width, bottom: height },
    sizes: labels.map((label) => label.getBoundingClientRect()),
  };
}

/**
 * Where the middle of the lower edge of each label stands, so that neither a panel nor a later label hides it.
 * @param points where the labels belong; the last one has the first choice
 */
export function placeLabels(points: readonly Point[], { panels, bounds, sizes }: LabelRoom): Point[] {
  const taken = [...panels];
  return points
    .map((point, index) => ({ point, size: sizes[index] ?? { width: 0, height: 0 } }))
    .toReversed()
    .map(({ point, size }) => {
      const label = {
        left: point.x - size.width / 2,
        top: point.y - size.height,
        right: point.x + size.width / 2,
        bottom: point.y,
      };
      const { x, y } = clearOfPanels(label, taken, bounds);
      // A hidden label takes no room.
      if (size.width > 0)
        taken.push({
          left: label.left + x,
          top: label.top + y,
          right: label.right + x,
          bottom: label.bottom + y,
        });
      return { x: point.x + x, y: point.y + y };
    })
    .toReversed();
}
