import { computeWorldArea } from '../map/world-area.ts';
import type { WorldArea } from '../map/world-area.ts';
import type { Point } from '../simulation/point.ts';

/** The point of the world in the center of the window, and pixels per unit. */
export interface Camera extends Point {
  zoom: number;
}

export interface Viewport {
  width: number;
  height: number;
}

/** Pixels per unit. At this zoom, a dragon fills much of the window. */
const maxZoom = 2.9;

/** The zoom at which the map fills the window, or shows all islands in a window with another aspect ratio. */
export const computeMinZoom = (viewport: Viewport, area: WorldArea) =>
  computeZoom(viewport, area, area.islands.width);

/** Units across that a portrait window shows at first, with the names of all regions. The whole width would shrink the regions to a band. */
const initialWidth = 9_200;

/** The initial zoom: it shows the main islands, or their middle in a portrait window. */
export const computeInitialZoom = (viewport: Viewport) => computeZoom(viewport, mainArea, initialWidth);

const mainArea = computeWorldArea(0);

/** The zoom that shows at least this width and the height of all islands, and no more open sea than necessary. */
const computeZoom = ({ width, height }: Viewport, { map, islands }: WorldArea, minWidth: number) =>
  Math.min(Math.max(width / map.width, height / map.height), width / minWidth, height / islands.height);

/** Keeps the camera over the map, and its zoom within the limits. */
export function clampCamera({ x, y, zoom }: Camera, viewport: Viewport, area: WorldArea): Camera {
  const { map } = area;
  const clampedZoom = Math.min(maxZoom, Math.max(computeMinZoom(viewport, area), zoom));
  const clampCenter = (value: number, start: number, size: number, shown: number) =>
    shown >= size ? start + size / 2 : Math.min(start + size - shown / 2, Math.max(start + shown / 2, value));
  return {
    x: clampCenter(x, map.x, map.width, viewport.width / clampedZoom),
    y: clampCenter(y, map.y, map.height, viewport.height / clampedZoom),
    zoom: clampedZoom,
  };
}

/** Zooms by a factor. The point of the map under a point of the window stays there. */
export function zoomAround(
  camera: Camera,
  viewport: Viewport,
  area: WorldArea,
  factor: number,
  point: Point,
): Camera {
  const worldPoint = toWorld(camera, viewport, point);
  const { x, y, zoom } = clampCamera({ ...camera, zoom: camera.zoom * factor }, viewport, area);
  const shiftedPoint = toWorld({ x, y, zoom }, viewport, point);
  const [dx, dy] = [worldPoint.x - shiftedPoint.x, worldPoint.y - shiftedPoint.y];
  return clampCamera({ x: x + dx, y: y + dy, zoom }, viewport, area);
}

/** Converts a point of the window to a point of the world. */
export const toWorld = ({ x, y, zoom }: Camera, { width, height }: Viewport, point: Point): Point => ({
  x: x + (point.x - width / 2) / zoom,
  y: y + (point.y - height / 2) / zoom,
});

/** A camera between two others, at a share of the way. It zooms out, so that the player sees where it goes. */
export function interpolate(from: Camera, to: Camera, share: number): Camera {
  const progress = share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const climb = Math.min(1.1, (distance * Math.min(from.zoom, to.zoom)) / 1_600);
  const zoom = Math.exp(
    Math.log(from.zoom) +
      (Math.log(to.zoom) - Math.log(from.zoom)) * progress -
      climb * Math.sin(Math.PI * progress),
  );
  return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress, zoom };
}
