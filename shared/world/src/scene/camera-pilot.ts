import type { Box } from '../map/box.ts';
import type { WorldArea } from '../map/world-area.ts';
import { worldCenter } from '../simulation/districts.ts';
import type { Point } from '../simulation/point.ts';
import { interpolate, computeMinZoom, computeInitialZoom, clampCamera, zoomAround } from './camera.ts';
import type { Camera, Viewport } from './camera.ts';

interface Options {
  getViewport: () => Viewport;
  /** The area that the camera may show. */
  getArea: () => WorldArea;
  /** Position of a dragon on the map, lifted by its height. */
  findPosition: (id: number) => Point | null;
}

/** Pixels at the edges of the window that other elements cover. */
export interface CoveredEdges {
  top: number;
  right: number;
  bottom: number;
}

/** Pixels per unit. */
const minFollowingZoom = 1;

/** Milliseconds of an animated camera move. */
const flightDuration = 1_400;

/** Moves the camera: at once, animated, or along with a dragon that it follows. */
export class CameraPilot {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #camera: Camera;
  #flight: { from: Camera; to: Camera; since: number } | null = null;
  #followed: number | null = null;
  /** Position of the followed dragon in the previous frame. */
  #followedPosition: Point | null = null;
  #coveredEdges: CoveredEdges = { top: 0, right: 0, bottom: 0 };

  constructor(options: Options) {
    this.#options = options;
    const zoom = computeInitialZoom(options.getViewport());
    this.#camera = this.#clamp({ ...worldCenter, zoom });
  }

  /** A new object after every move. */
  get camera(): Camera {
    return this.#camera;
  }

  /** Id of the dragon that the camera follows; null if it follows none. */
  get followed(): number | null {
    return this.#followed;
  }

  get isFlying(): boolean {
    return this.#flight !== null;
  }

  /** The camera at the end of the current animation, or the current camera if there is none. */
  get destination(): Camera {
    if (!this.#flight) return this.#camera;
    return this.#clamp(this.#aim(this.#flight.to, this.#followedPosition));
  }

  /** Calls back when the camera moves or follows another dragon. @returns a function that unsubscribes */
  subscribe = (onMove: () => void): (() => void) => {
    this.#listeners.add(onMove);
    return () => void this.#listeners.delete(onMove);
  };

  /** Moves the camera at once. Ends an animation, and stops following. */
  moveTo(camera: Camera): void {
    this.#flight = null;
    this.#followed = null;
    this.#show(camera);
  }

  /** Clamps the camera after a resize. It does not interrupt an animation or following. */
  fit(): void {
    this.#followedPosition = null;
    this.#show(this.#camera);
  }

  /** Ends an animation, and stops following. */
  stop(): void {
    this.moveTo(this.#camera);
  }

  /** Moves the map under the window, in pixels. */
  panBy(dx: number, dy: number): void {
    const { x, y, zoom } = this.#camera;
    this.moveTo({ x: x - dx / zoom, y: y - dy / zoom, zoom });
  }

  /** Zooms around a point of the window, by default its center, or around a followed dragon, because players zoom to look at it. */
  zoomBy(factor: number, point?: Point): void {
    if (this.#followed !== null) return this.#zoomOnFollowed(this.#followed, factor);
    const viewport = this.#options.getViewport();
    const center = { x: viewport.width / 2, y: viewport.height / 2 };
    this.moveTo(zoomAround(this.#camera, viewport, this.#options.getArea(), factor, point ?? center));
  }

  /** Animates the camera to a point. @param isStill jumps there, for players who prefer reduced motion */
  flyTo(point: Point, zoom: number, { isStill = false } = {}): void {
    const to = this.#clamp({ ...point, zoom });
    this.#followed = null;
    if (isStill) this.moveTo(to);
    else this.#flight = { from: this.#camera, to, since: performance.now() };
  }

  /** Keeps a followed dragon in the center of the part of the window that is not covered. */
  setCoveredEdges(edges: CoveredEdges): void {
    this.#coveredEdges = edges;
    this.#followedPosition = null;
  }

  /** The part of the map in the uncovered part of the window. */
  get uncoveredArea(): Box {
    const { width, height } = this.#options.getViewport();
    const { x, y, zoom } = this.#camera;
    const { top, right, bottom } = this.#coveredEdges;
    return {
      x: x - width / 2 / zoom,
      y: y - (height / 2 - top) / zoom,
      width: (width - right) / zoom,
      height: (height - top - bottom) / zoom,
    };
  }

  /** Animates the camera to a dragon, and follows it until the player moves the camera. */
  follow(id: number, { isStill = false } = {}): void {
    const position = this.#options.findPosition(id);
    if (!position) return;
    const zoom = Math.max(this.#camera.zoom, minFollowingZoom);
    this.flyTo(this.#computeCenter(position, zoom), zoom, { isStill });
    this.#followed = id;
    this.#notify();
  }

  showAll({ isStill = false } = {}): void {
    const { getViewport, getArea } = this.#options;
    this.flyTo(worldCenter, computeMinZoom(getViewport(), getArea()), { isStill });
  }

  /** Advances an animation, or follows the dragon. Called once per frame. */
  steer(): void {
    const followed = this.#followed === null ? null : this.#options.findPosition(this.#followed);
    if (this.#flight) {
      const { from, to, since } = this.#flight;
      const share = Math.min(1, (performance.now() - since) / flightDuration);
      if (share === 1) this.#flight = null;
      // A followed dragon keeps moving during the animation.
      this.#show(interpolate(from, this.#aim(to, followed), share));
    } else if (
      followed &&
      (followed.x !== this.#followedPosition?.x || followed.y !== this.#followedPosition.y)
    )
      this.#show(this.#aim(this.#camera, followed));
    this.#followedPosition = followed;
  }

  #zoomOnFollowed(id: number, factor: number) {
    if (this.#flight) {
      const { to } = this.#flight;
      this.#flight = { ...this.#flight, to: this.#clamp({ ...to, zoom: to.zoom * factor }) };
      return this.#notify();
    }
    const { zoom } = this.#clamp({ ...this.#camera, zoom: this.#camera.zoom * factor });
    this.#show(this.#aim({ ...this.#camera, zoom }, this.#options.findPosition(id)));
  }

  /** The camera with a point, if there is one, in the center of the uncovered part of the window. */
  #aim(camera: Camera, point: Point | null): Camera {
    return point ? { ...camera, ...this.#computeCenter(point, camera.zoom) } : camera;
  }

  /** The point that must be in the center of the window to show this point in the center of the uncovered part. */
  #computeCenter({ x, y }: Point, zoom: number): Point {
    const { top, right, bottom } = this.#coveredEdges;
    return { x: x + right / 2 / zoom, y: y + (bottom - top) / 2 / zoom };
  }

  #clamp(camera: Camera): Camera {
    return clampCamera(camera, this.#options.getViewport(), this.#options.getArea());
  }

  #show(camera: Camera) {
    this.#camera = this.#clamp(camera);
    this.#notify();
  }

  #notify() {
    for (const onMove of this.#listeners) onMove();
  }
}
