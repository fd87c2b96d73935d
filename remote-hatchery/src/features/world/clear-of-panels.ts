import type { Point } from '@emberclutch/world/simulation/point.ts';

/** A part of the window in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels between a label and a panel. */
const gap = 6;

/**
 * How far to move a label so that no panel hides it: as little as possible, beside or below a panel.
 * @param bounds the label stays within these
 * @returns no move for a label that is clear, out of bounds, or has no room
 */
export function clearOfPanels(label: Box, panels: readonly Box[], bounds: Box): Point {
  const covering = panels.filter((panel) => meets(label, panel));
  if (covering.length === 0 || !meets(label, bounds)) return { x: 0, y: 0 };
  // Beside one panel another one may be in the way: the sides of all of them are tried.
  const across = [
    0,
    ...panels.flatMap(({ left, right }) => [left - gap - label.right, right + gap - label.left]),
  ];
  const down = [
    0,
    ...panels.flatMap(({ top, bottom }) => [top - gap - label.bottom, bottom + gap - label.top]),
  ];
  const [nearest] = across
    .flatMap((x) => down.map((y) => ({ x, y })))
    .filter((move) => {
      const moved = shifted(label, move);
      return isWithin(moved, bounds) && !panels.some((panel) => meets(moved, panel));
    })
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  return nearest ?? { x: 0, y: 0 };
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const isWithin = (one: Box, other: Box) =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

const shifted = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
