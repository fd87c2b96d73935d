import { Container, Sprite, Texture } from 'pixi.js';
import type { MapPalette } from '../map/map-palette.ts';
import type { MapPlan } from '../map/map-plan.ts';
import { paintMap } from '../map/paint-map.ts';
import type { Region } from '../map/region.ts';
import type { Camera, Viewport } from './camera.ts';

/** Milliseconds that painting may take of one frame. */
const slice = 9;

/** Share of the window that is painted beyond its edges, so that a slow pan does not reach them. */
const margin = 0.3;

/** Pixels of one patch, at most. */
const mostPixels = 6_000_000;

interface Patch {
  region: Region;
  /** Pixels per unit. */
  scale: number;
  sprite: Sprite;
}

/**
 * The part of the map that is seen from close by, painted again in the resolution of the screen. The patch before stays
 * until the next one is finished.
 */
export class MapDetail {
  readonly view = new Container();
  readonly #plan: MapPlan;
  readonly #palette: MapPalette;
  readonly #coarse: number;
  #patch: Patch | null = null;
  #painting: { steps: Generator<void>; canvas: HTMLCanvasElement; region: Region; scale: number } | null =
    null;

  /** @param coarse pixels per unit in which the whole map is painted: up to there no patch is needed */
  constructor(plan: MapPlan, palette: MapPalette, coarse: number) {
    this.#plan = plan;
    this.#palette = palette;
    this.#coarse = coarse;
  }

  /**
   * Paints a part of the next patch if the camera needs one.
   * @param resolution pixels of the screen per CSS pixel
   * @returns whether there is more to see than before
   */
  update(camera: Camera, viewport: Viewport, resolution: number): boolean {
    const scale = Math.min(camera.zoom, 1.6) * resolution;
    this.view.visible = scale > this.#coarse * 1.4;
    if (!this.view.visible) return false;
    const seen = regionOf(camera, viewport, 0);
    const isEnough = (one: { region: Region; scale: number } | null) =>
      one !== null && contains(one.region, seen) && one.scale > scale * 0.66;
    if (this.#painting && !isEnough(this.#painting)) this.#painting = null;
    if (!this.#painting && !isEnough(this.#patch)) this.#begin(regionOf(camera, viewport, margin), scale);
    return this.#paintOn();
  }

  /** Whether a patch is being painted. */
  get isPainting(): boolean {
    return this.view.visible && this.#painting !== null;
  }

  destroy(): void {
    this.#painting = null;
    this.#discard(this.#patch);
    this.view.destroy();
  }

  #begin(region: Region, wanted: number) {
    const scale = Math.min(wanted, Math.sqrt(mostPixels / (region.width * region.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(region.width * scale);
    canvas.height = Math.ceil(region.height * scale);
    const paint = canvas.getContext('2d');
    if (!paint) return;
    paint.scale(scale, scale);
    paint.translate(-region.x, -region.y);
    // A line is as wide as the burin cut it: close by, lines are finer in relation to what they draw.
    const palette = { ...this.#palette, pen: Math.max(0.3, Math.min(1, (this.#coarse / scale) * 1.2)) };
    this.#painting = { steps: paintMap(paint, this.#plan, palette, region), canvas, region, scale };
  }

  #paintOn(): boolean {
    if (!this.#painting) return false;
    const { steps, canvas, region, scale } = this.#painting;
    const until = performance.now() + slice;
    while (performance.now() < until) {
      if (!steps.next().done) continue;
      const sprite = new Sprite(Texture.from(canvas));
      sprite.position.set(region.x, region.y);
      sprite.scale.set(1 / scale);
      this.view.addChild(sprite);
      this.#discard(this.#patch);
      this.#patch = { region, scale, sprite };
      this.#painting = null;
      return true;
    }
    return false;
  }

  #discard(patch: Patch | null) {
    if (patch) patch.sprite.destroy({ texture: true, textureSource: true });
  }
}

function regionOf({ x, y, zoom }: Camera, { width, height }: Viewport, beyond: number): Region {
  const [wide, high] = [(width / zoom) * (1 + 2 * beyond), (height / zoom) * (1 + 2 * beyond)];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

const contains = (outer: Region, inner: Region) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
