import type { Camera, Viewport } from './camera.ts';
import { choosePortraits } from './choose-portraits.ts';
import type { DragonPortraits } from './dragon-portraits.ts';
import type { DragonSprite } from './dragon-sprite.ts';
import { computeDrawnLength } from './compute-drawn-length.ts';

/** Level of detail: dragons of at least this length in pixels are drawn from their own genome. */
const minPortraitLength = 78;

/** Zoom, in pixels per unit, from which portraits are shown, and from which those in the middle of the window are drawn in advance. */
const [portraitZoom, prefetchZoom] = [0.75, 0.5];

/** Milliseconds between two choices of dragons. It is not counted in frames, because slow frames would leave the worker without work. */
const interval = 200;

/** Chooses the dragons that are shown as portraits: those in the window, and those near the destination of the camera. */
export class PortraitWindow {
  readonly #portraits: DragonPortraits;
  /** Pixels of the screen per pixel of the page. */
  readonly #resolution: number;
  #chosenIds: ReadonlySet<number> = new Set();
  #choiceTime = Number.NEGATIVE_INFINITY;
  /** Whether every dragon in the window is drawn from its genome. Dragons without a genome do not count. */
  isComplete = false;

  constructor(portraits: DragonPortraits, resolution: number) {
    this.#portraits = portraits;
    this.#resolution = resolution;
  }

  /** Chooses the dragons where the camera will be. @param destination the expected camera */
  choose(
    sprites: readonly DragonSprite[],
    destination: Camera,
    viewport: Viewport,
    selected: number | null,
  ): void {
    if (destination.zoom < prefetchZoom) {
      if (this.#chosenIds.size > 0) this.#portraits.request({ sprites: [], inWindowCount: 0 }, 0);
      this.#chosenIds = new Set();
      this.#choiceTime = Number.NEGATIVE_INFINITY;
      return;
    }
    const now = performance.now();
    if (now - this.#choiceTime < interval) return;
    this.#choiceTime = now;
    const zoom = Math.max(destination.zoom, portraitZoom);
    const pixels = computeDrawnLength(zoom) * zoom * this.#resolution;
    const max = this.#portraits.computeCapacity(pixels);
    const choice = choosePortraits(sprites, { ...destination, zoom }, viewport, { selected, max });
    this.#chosenIds = new Set(choice.sprites.map(({ dragon }) => dragon.id));
    this.#portraits.request(choice, pixels);
  }

  /** Shows portraits instead of the particles of visible dragons. @param camera the current one */
  show(visible: readonly (readonly DragonSprite[])[], camera: Camera, viewport: Viewport): void {
    this.#portraits.hideAll();
    this.isComplete = computeDrawnLength(camera.zoom) * camera.zoom >= minPortraitLength;
    if (!this.isComplete) return;
    for (const sprites of visible)
      for (const sprite of sprites) {
        if (this.#chosenIds.has(sprite.dragon.id) && this.#portraits.show(sprite)) sprite.particle.alpha = 0;
        else if (isInWindow(sprite, camera, viewport) && !this.#portraits.isUndrawable(sprite.dragon.id))
          this.isComplete = false;
      }
  }
}

/** Whether a dragon that passes the filters is in the window. */
const isInWindow = ({ alpha, particle }: DragonSprite, { x, y, zoom }: Camera, { width, height }: Viewport) =>
  alpha === 1 && Math.abs(particle.x - x) < width / 2 / zoom && Math.abs(particle.y - y) < height / 2 / zoom;
