import { mapArea } from '../map/map-area.ts';
import type { Place } from '../simulation/lands.ts';

/** What the window shows: the place in its middle, and pixels per unit of the world. */
export interface Camera extends Place {
  zoom: number;
}

export interface Viewport {
  width: number;
  height: number;
}

/** Pixels per unit at which a dragon fills a good part of the window. */
const closest = 2.9;

/** Units that the whole world takes at least: its lands and islets, without the open sea around them. */
const allLands = { width: 11_400, height: 7_800 } as const;

/**
 * The farthest view fills the window with the map. In a window of another shape it shows all lands, and open sea beyond the
 * edges of the map.
 */
export const farthest = (viewport: Viewport) => zoomForWidth(viewport, allLands.width);

/** Units of the width that a high window shows at first, in which the lands would be a band. Their names are in it. */
const firstWidth = 8_200;

/** The zoom with which the map opens: that of the farthest view, or closer in a high window. */
export const firstZoom = (viewport: Viewport) => zoomForWidth(viewport, firstWidth);

/** Shows a part of the map's width and all of its lands' height, and no open sea beyond the map where that is not needed. */
const zoomForWidth = ({ width, height }: Viewport, leastWidth: number) =>
  Math.min(
    Math.max(width / mapArea.width, height / mapArea.height),
    width / leastWidth,
    height / allLands.height,
  );

/** Keeps the camera over the map and its zoom within bounds. */
export function withinWorld({ x, y, zoom }: Camera, viewport: Viewport): Camera {
  const bounded = Math.min(closest, Math.max(farthest(viewport), zoom));
  const middle = (value: number, start: number, size: number, shown: number) =>
    shown >= size ? start + size / 2 : Math.min(start + size - shown / 2, Math.max(start + shown / 2, value));
  return {
    x: middle(x, mapArea.x, mapArea.width, viewport.width / bounded),
    y: middle(y, mapArea.y, mapArea.height, viewport.height / bounded),
    zoom: bounded,
  };
}

/** Zooms by a factor and keeps the place under a point of the window where it is. */
export function zoomedAt(camera: Camera, viewport: Viewport, factor: number, point: Place): Camera {
  const before = toWorld(camera, viewport, point);
  const zoomed = withinWorld({ ...camera, zoom: camera.zoom * factor }, viewport);
  const after = toWorld(zoomed, viewport, point);
  return withinWorld(
    { ...zoomed, x: zoomed.x + before.x - after.x, y: zoomed.y + before.y - after.y },
    viewport,
  );
}

/** The place of the world under a point of the window. */
export const toWorld = ({ x, y, zoom }: Camera, { width, height }: Viewport, point: Place): Place => ({
  x: x + (point.x - width / 2) / zoom,
  y: y + (point.y - height / 2) / zoom,
});

/** The point of the window over a place of the world. */
export const toWindow = ({ x, y, zoom }: Camera, { width, height }: Viewport, place: Place): Place => ({
  x: (place.x - x) * zoom + width / 2,
  y: (place.y - y) * zoom + height / 2,
});

/**
 * A flight from one view to another that rises in between, so that the way can be seen.
 * @param share 0 at the start, 1 at the goal
 */
export function between(from: Camera, to: Camera, share: number): Camera {
  const eased = share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(1.1, (distance * Math.min(from.zoom, to.zoom)) / 1_600);
  const zoom = Math.exp(
    Math.log(from.zoom) +
      (Math.log(to.zoom) - Math.log(from.zoom)) * eased -
      rise * Math.sin(Math.PI * eased),
  );
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased, zoom };
}
