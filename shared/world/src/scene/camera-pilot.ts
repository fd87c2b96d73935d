import { worldSize } from '../simulation/lands.ts';
import type { Place } from '../simulation/lands.ts';
import { between, farthest, firstZoom, withinWorld, zoomedAt } from './camera.ts';
import type { Camera, Viewport } from './camera.ts';

interface Options {
  viewport: () => Viewport;
  /** Where a dragon is seen on the map. */
  placeOf: (id: number) => Place | null;
}

/** Pixels at the edges of the window in which something lies over the map. */
export interface Covered {
  top: number;
  right: number;
  bottom: number;
}

/** Pixels per unit from which a followed dragon is seen, at least. */
const followingZoom = 1;

/** Milliseconds of a flight of the camera. */
export const flightDuration = 1_400;

/** Moves the camera: at once, in a flight, or with a dragon. */
export class CameraPilot {
  readonly #options: Options;
  readonly #viewers = new Set<() => void>();
  #camera: Camera;
  #flight: { from: Camera; to: Camera; since: number } | null = null;
  #followed: number | null = null;
  /** Where the followed dragon was in the frame before. */
  #aim: Place | null = null;
  #covered: Covered = { top: 0, right: 0, bottom: 0 };

  constructor(options: Options) {
    this.#options = options;
    const zoom = firstZoom(options.viewport());
    this.#camera = this.#bounded({ x: worldSize.width / 2, y: worldSize.height / 2, zoom });
  }

  /** A new object after each move. */
  get camera(): Camera {
    return this.#camera;
  }

  /** The dragon that the camera stays with; null for none. */
  get followed(): number | null {
    return this.#followed;
  }

  get isFlying(): boolean {
    return this.#flight !== null;
  }

  /** Where a flight under way ends; otherwise the camera. */
  get destination(): Camera {
    if (!this.#flight) return this.#camera;
    const { to } = this.#flight;
    return this.#bounded(this.#aim ? { ...to, ...this.#middleFor(this.#aim, to.zoom) } : to);
  }

  /** Calls back when the camera moved, or follows another dragon. @returns ends it */
  subscribe = (onMove: () => void): (() => void) => {
    this.#viewers.add(onMove);
    return () => void this.#viewers.delete(onMove);
  };

  /** Moves the camera at once, and ends a flight or a pursuit under way. */
  moveTo(camera: Camera): void {
    this.#flight = null;
    this.#followed = null;
    this.#show(camera);
  }

  /** After a change of the window: goes on with what is under way, within what the window can show. */
  fit(): void {
    this.#aim = null;
    this.#show(this.#camera);
  }

  /** Stays where the camera is, and ends a flight or a pursuit under way. */
  stop(): void {
    this.moveTo(this.#camera);
  }

  /** Moves the map under the window, in pixels. */
  panBy(dx: number, dy: number): void {
    const { x, y, zoom } = this.#camera;
    this.moveTo({ x: x - dx / zoom, y: y - dy / zoom, zoom });
  }

  /**
   * Zooms by a factor around a point of the window; its middle unless given. A followed dragon stays in the middle: zooming
   * is a way to look at it.
   */
  zoomBy(factor: number, point?: Place): void {
    if (this.#followed !== null) return this.#zoomOnFollowed(this.#followed, factor);
    const viewport = this.#options.viewport();
    const middle = { x: viewport.width / 2, y: viewport.height / 2 };
    this.moveTo(zoomedAt(this.#camera, viewport, factor, point ?? middle));
  }

  /** Flies to a place, or jumps there where motion is not wanted. */
  flyTo(place: Place, zoom: number, { isStill = false } = {}): void {
    const to = this.#bounded({ ...place, zoom });
    this.#followed = null;
    if (isStill) this.moveTo(to);
    else this.#flight = { from: this.#camera, to, since: performance.now() };
  }

  /** Keeps a followed dragon in the middle of the part of the window that is free. */
  cover(covered: Covered): void {
    this.#covered = covered;
    this.#aim = null;
  }

  /** What the free part of the window shows. */
  get freeRegion(): { left: number; top: number; right: number; bottom: number } {
    const { width, height } = this.#options.viewport();
    const { x, y, zoom } = this.#camera;
    const { top, right, bottom } = this.#covered;
    return {
      left: x - width / 2 / zoom,
      top: y - (height / 2 - top) / zoom,
      right: x + (width / 2 - right) / zoom,
      bottom: y + (height / 2 - bottom) / zoom,
    };
  }

  /** Flies to a dragon and stays with it until the camera is moved by hand. */
  follow(id: number, { isStill = false } = {}): void {
    const place = this.#options.placeOf(id);
    if (!place) return;
    const zoom = Math.max(this.#camera.zoom, followingZoom);
    this.flyTo(this.#middleFor(place, zoom), zoom, { isStill });
    this.#followed = id;
    this.#tell();
  }

  showAll({ isStill = false } = {}): void {
    const middle = { x: worldSize.width / 2, y: worldSize.height / 2 };
    this.flyTo(middle, farthest(this.#options.viewport()), { isStill });
  }

  /** Moves on with a flight or a dragon, once in a frame. */
  steer(): void {
    const followed = this.#followed === null ? null : this.#options.placeOf(this.#followed);
    if (this.#flight) {
      const { from, to, since } = this.#flight;
      const share = Math.min(1, (performance.now() - since) / flightDuration);
      if (share === 1) this.#flight = null;
      // A followed dragon moves on while the camera is on its way.
      this.#show(between(from, followed ? { ...to, ...this.#middleFor(followed, to.zoom) } : to, share));
    } else if (followed && (followed.x !== this.#aim?.x || followed.y !== this.#aim.y)) {
      this.#show({ ...this.#camera, ...this.#middleFor(followed, this.#camera.zoom) });
    }
    this.#aim = followed;
  }

  #zoomOnFollowed(id: number, factor: number) {
    if (this.#flight) {
      const { to } = this.#flight;
      this.#flight = { ...this.#flight, to: this.#bounded({ ...to, zoom: to.zoom * factor }) };
      return this.#tell();
    }
    const place = this.#options.placeOf(id);
    const { zoom } = this.#bounded({ ...this.#camera, zoom: this.#camera.zoom * factor });
    this.#show({ ...this.#camera, zoom, ...(place && this.#middleFor(place, zoom)) });
  }

  /** Where the middle of the window has to be, so that a place is in the middle of its free part. */
  #middleFor({ x, y }: Place, zoom: number): Place {
    const { top, right, bottom } = this.#covered;
    return { x: x + right / 2 / zoom, y: y + (bottom - top) / 2 / zoom };
  }

  #bounded(camera: Camera): Camera {
    return withinWorld(camera, this.#options.viewport());
  }

  #show(camera: Camera) {
    this.#camera = this.#bounded(camera);
    this.#tell();
  }

  #tell() {
    for (const onMove of this.#viewers) onMove();
  }
}
