import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { MapPalette } from '../map/map-palette.ts';
import type { MapPlan } from '../map/map-plan.ts';
import { paintMap } from '../map/paint-map.ts';
import { grown, overlaps } from '../map/region.ts';
import type { Region } from '../map/region.ts';
import type { Camera, Viewport } from './camera.ts';
import { countTiles, levelFor, shownBy, tilePixels, tilesIn } from './tiles-in.ts';
import type { Tile } from './tiles-in.ts';
import { paintAtOnce } from './flush-paint.ts';
import { newPaint } from './new-paint.ts';
import { paintInSlices } from './paint-in-slices.ts';

/** Pixels outside the window in which tiles are painted, so that a slow camera finds them finished. */
const beyond = 150;

/** Tiles that a window may show, and tiles that are kept. Each takes two megabytes. */
const [mostShown, kept] = [32, 44];

/** Milliseconds in which a new tile appears. */
const fading = 180;

/** Pixels around a tile that are painted as well: where it is enlarged, no line shows between neighbours. */
const border = 1;

interface PaintedTile extends Tile {
  sprite: Sprite;
  since: number;
}

interface View {
  camera: Camera;
  /** Where a flight of the camera ends; otherwise the camera. */
  destination: Camera;
  viewport: Viewport;
}

/**
 * The parts of the map that are seen from close by, painted in the resolution of the screen. They are painted from the
 * middle of the view outwards, for the end of a flight as soon as it begins, and kept for the way back.
 */
export class MapDetail {
  readonly view = new Container({ sortableChildren: true });
  readonly #renderer: Renderer;
  readonly #rest: () => Promise<number>;
  readonly #palette: MapPalette;
  readonly #coarse: number;
  #plan: MapPlan | null = null;
  /** By key, those that were needed last at the end. */
  readonly #tiles = new Map<string, PaintedTile>();
  /** For the view to which the camera is on its way. */
  #needed: readonly Tile[] = [];
  #seen: View | null = null;
  #isBusy = false;
  #isStopped = false;
  #isCovering = false;

  /**
   * @param rest waits for time to paint
   * @param coarse pixels per unit in which the whole map is painted
   */
  constructor(renderer: Renderer, rest: () => Promise<number>, palette: MapPalette, coarse: number) {
    this.#renderer = renderer;
    this.#rest = rest;
    this.#palette = palette;
    this.#coarse = coarse;
  }

  /** Begins to paint. */
  start(plan: MapPlan): void {
    this.#plan = plan;
    void this.#paintMissing();
  }

  /** Whether tiles cover all that the window shows. */
  get isCovering(): boolean {
    return this.#isCovering;
  }

  /** Whether a part of what the window shows is not painted in its resolution yet. */
  get isPainting(): boolean {
    return this.#needed.length > 0 && !this.#isCovering && !this.#isStopped;
  }

  /**
   * @param canFade whether frames follow each other fast enough to let tiles fade in
   * @returns whether there is something else to see than before
   */
  update(view: View, canFade: boolean): boolean {
    const before = this.#seen;
    const isSame =
      before?.camera === view.camera &&
      before.destination === view.destination &&
      before.viewport.width === view.viewport.width &&
      before.viewport.height === view.viewport.height;
    this.#seen = view;
    if (!isSame) this.#need(view);
    const hasAppeared = this.#fadeIn(view, canFade ? fading : 0);
    this.#show(view);
    return hasAppeared;
  }

  destroy(): void {
    this.#isStopped = true;
    for (const tile of this.#tiles.values()) this.#forget(tile);
    this.view.destroy();
  }

  /** Names the tiles that a view needs, and has those painted that are missing. */
  #need({ destination, viewport }: View) {
    const resolution = { coarse: this.#coarse, ratio: this.#renderer.resolution };
    const level = levelFor(destination, viewport, resolution, mostShown);
    const tilesOf = (pixels: number) =>
      level === 0 ? [] : tilesIn(shownBy(destination, viewport, pixels), this.#coarse, level);
    const visible = tilesOf(0);
    const around = tilesOf(beyond).filter(({ key }) => !visible.some((tile) => tile.key === key));
    this.#needed = [...visible, ...around].slice(0, kept);
    for (const { key } of this.#needed.toReversed()) {
      const tile = this.#tiles.get(key);
      if (!tile) continue;
      this.#tiles.delete(key);
      this.#tiles.set(key, tile);
    }
    void this.#paintMissing();
  }

  /** @returns whether more is to be seen of a tile in sight */
  #fadeIn({ camera, viewport }: View, duration: number): boolean {
    const region = shownBy(camera, viewport, 0);
    const now = performance.now();
    let hasAppeared = false;
    for (const { sprite, region: where, since } of this.#tiles.values()) {
      if (sprite.alpha === 1) continue;
      sprite.alpha = duration === 0 ? 1 : Math.min(1, (now - since) / duration);
      // Without blending it is a copy.
      if (sprite.alpha === 1) sprite.blendMode = 'none';
      if (overlaps(where, region)) hasAppeared = true;
    }
    return hasAppeared;
  }

  /** Shows the tiles in sight: those of the needed resolution above others, which fill the gaps until it is painted. */
  #show({ camera, viewport }: View) {
    const region = shownBy(camera, viewport, 0);
    const level = this.#needed[0]?.level ?? 0;
    this.#isCovering = level > 0 && this.#covers(region, level);
    for (const { sprite, level: its, region: where } of this.#tiles.values()) {
      const isWanted = its === level || (level > 0 && !this.#isCovering);
      sprite.visible = isWanted && overlaps(where, region);
      sprite.zIndex = its === level ? 1 : 0;
    }
  }

  #covers(region: Region, level: number): boolean {
    if (countTiles(region, this.#coarse, level) > kept) return false;
    return tilesIn(region, this.#coarse, level).every(({ key }) => this.#tiles.get(key)?.sprite.alpha === 1);
  }

  async #paintMissing() {
    if (this.#isBusy || !this.#plan) return;
    this.#isBusy = true;
    await paintInSlices({
      steps: this.#paintAll(this.#plan),
      rest: this.#rest,
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

  /** Paints a tile and shows it, unless the camera leaves it meanwhile. */
  *#paint(tile: Tile, plan: MapPlan): Generator<void> {
    const { key, scale } = tile;
    const side = tilePixels + 2 * border;
    const paint = newPaint(side, side);
    if (!paint) {
      // Without memory the map stays as coarse as it is.
      this.#isStopped = true;
      return;
    }
    const region = grown(tile.region, border / scale);
    paint.scale(scale, scale);
    paint.translate(-region.x, -region.y);
    // A line is as wide as the burin cut it: close by, lines are finer in relation to what they draw.
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
      if (this.#tiles.size <= kept) break;
      this.#forget(oldest);
    }
  }

  #forget({ key, sprite }: PaintedTile) {
    this.#tiles.delete(key);
    sprite.destroy({ texture: true, textureSource: true });
  }
}
