import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { MapPalette } from '../map/map-palette.ts';
import type { MapPlan } from '../map/map-plan.ts';
import { paintMap } from '../map/paint-map.ts';
import { expand, overlaps } from '../map/region.ts';
import type { Region } from '../map/region.ts';
import type { Camera, Viewport } from './camera.ts';
import { countTiles, tileLevelFor, visibleRegion, tilePixels, tilesIn } from './tiles-in.ts';
import type { Tile } from './tiles-in.ts';
import { paintAtOnce } from './flush-paint.ts';
import { newPaint } from './new-paint.ts';
import { paintInSlices } from './paint-in-slices.ts';

/** Pixels around the window in which tiles are painted ahead of a slowly moving camera. */
const margin = 150;

/** A tile takes two megabytes. */
const [maxVisibleTiles, maxCachedTiles] = [32, 44];

/** Milliseconds in which a new tile fades in. */
const fadeDuration = 180;

/** Extra pixels around a tile: without them, lines would show between neighbours when they are enlarged. */
const border = 1;

interface PaintedTile extends Tile {
  sprite: Sprite;
  since: number;
}

interface View {
  camera: Camera;
  /** The camera at the end of the current animation; without one, the current camera. */
  destination: Camera;
  viewport: Viewport;
}

/**
 * Tiles of the map for close views, painted at the resolution of the screen. They are painted from the center of the view outwards,
 * at the destination of a camera animation as soon as it starts, and cached for the way back.
 */
export class MapTileLayer {
  readonly view = new Container({ sortableChildren: true });
  readonly #renderer: Renderer;
  readonly #nextSlice: () => Promise<number>;
  readonly #palette: MapPalette;
  readonly #coarse: number;
  #plan: MapPlan | null = null;
  /** By key, least recently needed first. */
  readonly #tiles = new Map<string, PaintedTile>();
  /** Tiles for the destination of the camera. */
  #needed: readonly Tile[] = [];
  #shown: View | null = null;
  #isBusy = false;
  #isStopped = false;
  #isCovering = false;

  /**
   * @param nextSlice waits for idle time
   * @param coarse pixels per unit of the painting of the whole map
   */
  constructor(renderer: Renderer, nextSlice: () => Promise<number>, palette: MapPalette, coarse: number) {
    this.#renderer = renderer;
    this.#nextSlice = nextSlice;
    this.#palette = palette;
    this.#coarse = coarse;
  }

  start(plan: MapPlan): void {
    this.#plan = plan;
    void this.#paintMissing();
  }

  /** Whether tiles cover the whole window. */
  get isCovering(): boolean {
    return this.#isCovering;
  }

  /** Whether tiles of the visible region are still missing. */
  get isPainting(): boolean {
    return this.#needed.length > 0 && !this.#isCovering && !this.#isStopped;
  }

  /**
   * @param canFade whether the frame rate is high enough for fading
   * @returns whether the picture has changed
   */
  update(view: View, canFade: boolean): boolean {
    const before = this.#shown;
    const isSame =
      before?.camera === view.camera &&
      before.destination === view.destination &&
      before.viewport.width === view.viewport.width &&
      before.viewport.height === view.viewport.height;
    this.#shown = view;
    if (!isSame) this.#requestTiles(view);
    const hasAppeared = this.#fadeIn(view, canFade ? fadeDuration : 0);
    this.#show(view);
    return hasAppeared;
  }

  destroy(): void {
    this.#isStopped = true;
    for (const tile of this.#tiles.values()) this.#remove(tile);
    this.view.destroy();
  }

  /** Determines the tiles that a view needs, and starts to paint missing ones. */
  #requestTiles({ destination, viewport }: View) {
    const resolution = { coarse: this.#coarse, ratio: this.#renderer.resolution };
    const level = tileLevelFor(destination, viewport, resolution, maxVisibleTiles);
    const tilesOf = (pixels: number) =>
      level === 0 ? [] : tilesIn(visibleRegion(destination, viewport, pixels), this.#coarse, level);
    const visible = tilesOf(0);
    const around = tilesOf(margin).filter(({ key }) => !visible.some((tile) => tile.key === key));
    this.#needed = [...visible, ...around].slice(0, maxCachedTiles);
    for (const { key } of this.#needed.toReversed()) {
      const tile = this.#tiles.get(key);
      if (!tile) continue;
      this.#tiles.delete(key);
      this.#tiles.set(key, tile);
    }
    void this.#paintMissing();
  }

  /** @returns whether a visible tile has changed */
  #fadeIn({ camera, viewport }: View, duration: number): boolean {
    const region = visibleRegion(camera, viewport, 0);
    const now = performance.now();
    let hasAppeared = false;
    for (const { sprite, region: where, since } of this.#tiles.values()) {
      if (sprite.alpha === 1) continue;
      sprite.alpha = duration === 0 ? 1 : Math.min(1, (now - since) / duration);
      // An opaque tile needs no blending.
      if (sprite.alpha === 1) sprite.blendMode = 'none';
      if (overlaps(where, region)) hasAppeared = true;
    }
    return hasAppeared;
  }

  /** Shows the visible tiles: the needed level above others, which fill the gaps until it is painted. */
  #show({ camera, viewport }: View) {
    const region = visibleRegion(camera, viewport, 0);
    const level = this.#needed[0]?.level ?? 0;
    this.#isCovering = level > 0 && this.#covers(region, level);
    for (const { sprite, level: tileLevel, region: where } of this.#tiles.values()) {
      const isShown = tileLevel === level || (level > 0 && !this.#isCovering);
      sprite.visible = isShown && overlaps(where, region);
      sprite.zIndex = tileLevel === level ? 1 : 0;
    }
  }

  #covers(region: Region, level: number): boolean {
    if (countTiles(region, this.#coarse, level) > maxCachedTiles) return false;
    return tilesIn(region, this.#coarse, level).every(({ key }) => this.#tiles.get(key)?.sprite.alpha === 1);
  }

  async #paintMissing() {
    if (this.#isBusy || !this.#plan) return;
    this.#isBusy = true;
    await paintInSlices({
      steps: this.#paintAll(this.#plan),
      nextSlice: this.#nextSlice,
      isNeeded: () => !this.#isStopped,
    });
    this.#isBusy = false;
  }

  *#paintAll(plan: MapPlan): Generator<void> {
    for (let tile = this.#nextMissing(); tile; tile = this.#nextMissing()) {
      yield* this.#paint(tile, plan);
      yield;
    }
  }

  #nextMissing = () => (this.#isStopped ? undefined : this.#needed.find(({ key }) => !this.#tiles.has(key)));

  /** Paints a tile and shows it, unless it is no longer needed. */
  *#paint(tile: Tile, plan: MapPlan): Generator<void> {
    const { key, scale } = tile;
    const side = tilePixels + 2 * border;
    const paint = newPaint(side, side);
    if (!paint) {
      // Out of memory: the map stays as coarse as it is.
      this.#isStopped = true;
      return;
    }
    const region = expand(tile.region, border / scale);
    paint.scale(scale, scale);
    paint.translate(-region.x, -region.y);
    // Lines keep the width of an engraving: in a close view they are finer in relation to the map.
    const palette = { ...this.#palette, pen: Math.max(0.3, Math.min(1, (this.#coarse / scale) * 1.2)) };
    for (const step of paintAtOnce(paint, paintMap(paint, plan, palette, region))) {
      yield step;
      if (!this.#needed.some((one) => one.key === key)) return;
    }
    this.#add(tile, paint.canvas);
  }

  #add(tile: Tile, canvas: HTMLCanvasElement) {
    const { key, region, scale } = tile;
    const source = new CanvasSource({ resource: canvas });
    this.#renderer.texture.initSource(source);
    const frame = new Rectangle(border, border, tilePixels, tilePixels);
    const sprite = new Sprite({ texture: new Texture({ source, frame }), alpha: 0 });
    sprite.position.set(region.x, region.y);
    sprite.scale.set(1 / scale);
    this.view.addChild(sprite);
    this.#tiles.set(key, { ...tile, sprite, since: performance.now() });
    for (const oldest of this.#tiles.values()) {
      if (this.#tiles.size <= maxCachedTiles) break;
      this.#remove(oldest);
    }
  }

  #remove({ key, sprite }: PaintedTile) {
    this.#tiles.delete(key);
    sprite.destroy({ texture: true, textureSource: true });
  }
}
