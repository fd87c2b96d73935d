import { hash } from '../simulation/hash.ts';
import type { Point, Ellipse } from '../simulation/point.ts';

/** Frequencies of the waves that shape bays and headlands around the outline. Higher frequencies have lower amplitudes. */
const octaves = [2, 3, 5, 8, 13, 21, 34, 55] as const;

/** A bay of a coast, or a cape if its depth is negative. */
export interface Bay {
  /** Direction from the middle in radians: 0 is east, positive is clockwise. */
  angle: number;
  /** Radians from its middle roughly to its end. */
  width: number;
  /** Share of the radius. */
  depth: number;
}

/** Waves below this frequency bend the outline almost only outwards, because dragons rest everywhere within the ellipse. */
const minInwardFrequency = 7;

/** The outline of land around an ellipse. `roughness` is the deviation from it, as a share of the radius. */
export function traceCoast(
  { x, y, radiusX, radiusY }: Ellipse,
  seed: number,
  roughness: number,
  bays: readonly Bay[] = [],
): Point[] {
  const corners = Math.max(48, Math.round((radiusX + radiusY) / 11));
  const waves = octaves.map((count, index) => ({
    count,
    height: (roughness * (0.35 + 0.65 * hash(seed, index * 2))) / (1 + index) ** 1.35,
    phase: 2 * Math.PI * hash(seed, index * 2 + 1),
  }));
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    let reach = 1;
    for (const { count, height, phase } of waves) {
      const wave = height * Math.sin(count * angle + phase);
      reach += count < minInwardFrequency ? 1.7 * Math.max(-0.3 * height, wave) : wave;
    }
    for (const { angle: middle, width, depth } of bays) {
      const offset = Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle)) / width;
      reach -= depth * Math.exp(-offset * offset * offset * offset);
    }
    return { x: x + radiusX * reach * Math.cos(angle), y: y + radiusY * reach * Math.sin(angle) };
  });
}

/** Creates a function that tests whether a point is within a polygon (ray casting). */
export const createPolygonTest =
  (polygon: readonly Point[]) =>
  ({ x, y }: Point): boolean => {
    let isInside = false;
    let start = polygon.at(-1);
    for (const end of polygon) {
      if (start && start.y > y !== end.y > y)
        if (x < ((start.x - end.x) * (y - end.y)) / (start.y - end.y) + end.x) isInside = !isInside;
      start = end;
    }
    return isInside;
  };
