import { Container } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { MapPalette } from '../map/map-palette.ts';
import type { MapPlan } from '../map/map-plan.ts';
import { paintMap } from '../map/paint-map.ts';
import type { Region } from '../map/region.ts';
import type { Camera, Viewport } from './camera.ts';
import { CanvasStrips } from './canvas-strips.ts';
import { newPaint } from './new-paint.ts';
import { paintSlice } from './paint-slice.ts';

/** Milliseconds that painting may take of one frame. */
const slice = 16;

/** Pixels that are painted beyond the edges of the window, at least, and as a share of its size. */
const [leastMargin, margin] = [150, 0.3];

/** Pixels in which a patch fades into the map below it: its edge would be seen as a line. */
const fading = 60;

/** Pixels that are left beyond the window when the next patch is begun, so that a slow camera does not reach its edge. */
const reserve = 100;

/** Pixels of one patch, at most. */
const mostPixels = 6_000_000;

interface Patch {
  region: Region;
  /** Pixels per unit. */
  scale: number;
  strips: CanvasStrips;
}

/**
 * The part of the map that is seen from close by, painted again in the resolution of the screen. The patch before stays
 * until the next one is finished.
 */
export class MapDetail {
  readonly view = new Container();
  readonly #renderer: Renderer;
  readonly #plan: () => MapPlan;
  readonly #palette: MapPalette;
  readonly #coarse: number;
  #patch: Patch | null = null;
  /** The next patch, until it is painted and copied to the graphics card. */
  #next: (Patch & { steps: Generator<void>; paint: CanvasRenderingContext2D; isDone: boolean }) | null = null;

  /** @param coarse pixels per unit in which the whole map is painted: up to there no patch is needed */
  constructor(renderer: Renderer, plan: () => MapPlan, palette: MapPalette, coarse: number) {
    this.#renderer = renderer;
    this.#plan = plan;
    this.#palette = palette;
    this.#coarse = coarse;
  }

  /**
   * Paints a part of the next patch if the camera needs one.
   * @returns whether there is more to see than before
   */
  update(camera: Camera, viewport: Viewport): boolean {
    const scale = Math.min(camera.zoom, 1.6) * this.#renderer.resolution;
    this.view.visible = scale > this.#coarse * 1.4;
    if (!this.view.visible) return false;
    const isEnough = (patch: Patch | null, beyond: number) =>
      patch !== null &&
      contains(
        patch.region,
        regionOf(camera, viewport, () => beyond),
      ) &&
      patch.scale > scale * 0.66;
    if (this.#next && !isEnough(this.#next, 0)) this.#abandon();
    if (this.#next) return this.#paintOn();
    if (!isEnough(this.#patch, reserve))
      this.#begin(regionOf(camera, viewport, marginOf), scale, fading / camera.zoom);
    return false;
  }

  /** Whether a patch is being painted. */
  get isPainting(): boolean {
    return this.view.visible && this.#next !== null;
  }

  destroy(): void {
    this.#abandon();
    this.#patch?.strips.destroy();
    this.view.destroy();
  }

  /** @param wanted pixels per unit @param fade units in which the patch fades at its edges */
  #begin(region: Region, wanted: number, fade: number) {
    const scale = Math.min(wanted, Math.sqrt(mostPixels / (region.width * region.height)));
    const paint = newPaint(Math.ceil(region.width * scale), Math.ceil(region.height * scale));
    if (!paint) return;
    paint.scale(scale, scale);
    paint.translate(-region.x, -region.y);
    // A line is as wide as the burin cut it: close by, lines are finer in relation to what they draw.
    const palette = { ...this.#palette, pen: Math.max(0.3, Math.min(1, (this.#coarse / scale) * 1.2)) };
    const strips = new CanvasStrips(paint.canvas, this.#renderer);
    strips.view.position.set(region.x, region.y);
    strips.view.scale.set(1 / scale);
    const plan = this.#plan();
    const paintAll = function* () {
      yield* paintMap(paint, plan, palette, region);
      yield;
      fadeEdges(paint, region, fade);
    };
    this.#next = { steps: paintAll(), paint, region, scale, strips, isDone: false };
  }

  #paintOn(): boolean {
    if (!this.#next) return false;
    const { isDone, steps, paint, strips } = this.#next;
    if (!isDone) {
      this.#next.isDone = paintSlice(steps, paint, slice);
      return false;
    }
    if (!strips.copyNext()) return false;
    this.view.addChild(strips.view);
    this.#patch?.strips.destroy();
    this.#patch = this.#next;
    this.#next = null;
    return true;
  }

  #abandon() {
    this.#next?.strips.destroy();
    this.#next = null;
  }
}

/** Takes paint away towards the four edges. */
function fadeEdges(paint: CanvasRenderingContext2D, { x, y, width, height }: Region, fade: number) {
  paint.globalCompositeOperation = 'destination-out';
  for (const [fromX, fromY, toX, toY] of [
    [x, y, x + fade, y],
    [x + width, y, x + width - fade, y],
    [x, y, x, y + fade],
    [x, y + height, x, y + height - fade],
  ] as const) {
    const edge = paint.createLinearGradient(fromX, fromY, toX, toY);
    edge.addColorStop(0, 'rgba(0,0,0,1)');
    edge.addColorStop(1, 'rgba(0,0,0,0)');
    paint.fillStyle = edge;
    paint.fillRect(
      Math.min(fromX, toX),
      Math.min(fromY, toY),
      fromX === toX ? width : fade,
      fromY === toY ? height : fade,
    );
  }
}

/** Pixels that are painted beyond the window, by its size. */
const marginOf = (size: number) => Math.max(leastMargin, margin * size);

/** What the window shows, and some pixels beyond it. */
function regionOf(
  { x, y, zoom }: Camera,
  { width, height }: Viewport,
  beyond: (size: number) => number,
): Region {
  const [wide, high] = [(width + 2 * beyond(width)) / zoom, (height + 2 * beyond(height)) / zoom];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

const contains = (outer: Region, inner: Region) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
