import { Container, Sprite } from 'pixi.js';
import { findNest } from '../simulation/find-perch.ts';
import { screenLift } from '../simulation/screen-lift.ts';
import type { Point } from '../simulation/point.ts';
import { ArrivalLights } from './arrival-lights.ts';
import type { Camera, Viewport } from './camera.ts';
import { moveDragonSprite, createDragonSprite } from './dragon-sprite.ts';
import type { DragonSprite, RenderParameters, SceneDragon } from './dragon-sprite.ts';
import { DragonSprites } from './dragon-sprites.ts';
import { countBatches, DragonParticles } from './dragon-particles.ts';
import { DragonFrames } from './dragon-frames.ts';
import { isInHighlightAtlas, chooseHighlight } from './choose-highlight.ts';
import { computeDrawnLength } from './compute-drawn-length.ts';
import type { DragonPortraits } from './dragon-portraits.ts';
import type { View } from './map-layer.ts';
import { HighlightLights } from './highlight-lights.ts';
import type { DragonTextures } from './paint-dragon-textures.ts';
import type { PictureLoader } from './picture-loader.ts';
import { PortraitWindow } from './portrait-window.ts';
import { mixSilhouetteColors, silhouetteColorsByTheme } from './silhouette-colors.ts';

/** Level of detail: dragons shorter than this number of pixels are tinted silhouettes. */
const minDrawingLength = 22;

/** Number of batches of off-screen dragons; a multiple of every number of batches of visible dragons. */
const offScreenBatches = 24;

/** Units around the window within which dragons are not culled, because off-screen dragons do not move in every frame. */
const margin = 400;

interface Options {
  theme: 'light' | 'dark';
  textures: DragonTextures;
  portraits: DragonPortraits;
  pictures: PictureLoader;
  /** Pixels of the screen per pixel of the page. */
  resolution: number;
}

/** All dragons over the map, in a few draw calls. */
export class DragonLayer {
  readonly view = new Container();
  readonly sprites: DragonSprites;
  /** The selected dragon, and the dragon under the pointer; null for none. */
  selectedId: number | null = null;
  hoveredId: number | null = null;
  #ownIds: ReadonlySet<number> | null = null;
  /** Whether the lights of golden and own dragons are up to date. */
  #areLightsCurrent = false;
  readonly #frames: DragonFrames;
  readonly #colors: (typeof silhouetteColorsByTheme)['light' | 'dark'];
  readonly #flights: DragonParticles;
  readonly #selectedRing: Sprite;
  readonly #hoveredRing: Sprite;
  readonly #arrivals: ArrivalLights;
  readonly #lights: HighlightLights;
  readonly #portraits: DragonPortraits;
  readonly #portraitWindow: PortraitWindow;
  #frame = 0;
  /** Whether some dragons have been drawn. */
  isShown = false;
  /** Dragons on the screen, from far to near. The array is reused. */
  readonly #visible: DragonSprite[] = [];
  /** Sprites with frames of the atlas of highlighted dragons. */
  readonly #visibleHighlighted: DragonSprite[] = [];
  readonly #parameters: Omit<RenderParameters, 'atlas' | 'highlightAtlas'> = {
    time: 0,
    length: 1,
    isFarView: true,
    silhouetteColors: { ...silhouetteColorsByTheme.light.day },
  };

  constructor({ theme, textures, portraits, pictures, resolution }: Options) {
    this.#portraits = portraits;
    this.#portraitWindow = new PortraitWindow(portraits, resolution);
    this.#frames = new DragonFrames(pictures);
    this.#colors = silhouetteColorsByTheme[theme];
    this.sprites = new DragonSprites((dragon) =>
      createDragonSprite(dragon, this.#parameters.time, textures.shadow),
    );
    this.#flights = new DragonParticles(textures.shadow);
    this.#selectedRing = new Sprite({ texture: textures.ring, anchor: 0.5, visible: false });
    this.#hoveredRing = new Sprite({ texture: textures.ring, anchor: 0.5, visible: false, alpha: 0.6 });
    this.#arrivals = new ArrivalLights(textures.glow);
    this.#lights = new HighlightLights(textures);
    this.view.addChild(this.#flights.shadows, this.#lights.view, this.#arrivals.view);
    this.view.addChild(this.#hoveredRing, this.#selectedRing, this.#flights.view, portraits.view);
  }

  /** Replaces the dragons. Those that are already shown keep their sprites. @param time server time in milliseconds */
  setDragons(dragons: readonly SceneDragon[], time: number): void {
    this.#parameters.time = time;
    this.sprites.set(dragons);
    this.sprites.createPending();
    this.#areLightsCurrent = false;
  }

  setOwn(ids: ReadonlySet<number> | null): void {
    this.#ownIds = ids;
    this.#areLightsCurrent = false;
  }

  showArrivals(ids: readonly number[]): void {
    for (const id of ids) {
      const sprite = this.sprites.get(id);
      if (!sprite) continue;
      sprite.arrival = { since: performance.now(), from: findNest(sprite.dragon) };
      this.#arrivals.add(sprite);
    }
  }

  /** Resolves when silhouettes are loaded, or cannot be loaded. */
  get whenLoaded(): Promise<void> {
    return this.#frames.load('far');
  }

  /** Loads what the first view does not need, and allows pictures of highlighted dragons to be loaded. */
  allowDeferredLoads(): void {
    this.#portraits.open();
    this.#frames.allowHighlights();
  }

  /** Position of a dragon on the map, lifted by its height. */
  findPosition = (id: number): Point | null => {
    const sprite = this.sprites.get(id);
    if (!sprite) return null;
    const { attitude, particle, arrival } = sprite;
    if (arrival) return { x: particle.x, y: particle.y };
    return { x: attitude.x, y: attitude.y - attitude.z * screenLift };
  };

  /** Moves dragons to an instant of server time. Off-screen dragons move in batches. `night` is 0 by day, 1 at night. */
  update(time: number, night: number, { camera, destination, viewport }: View): void {
    const length = computeDrawnLength(camera.zoom);
    const parameters = this.#parameters;
    parameters.time = time;
    parameters.length = length;
    parameters.isFarView = !hasDrawings(camera.zoom);
    const needsDrawings = hasDrawings(destination.zoom);
    if (needsDrawings) void this.#frames.load('near');
    if (this.#frame === 0) this.#frames.loadHighlights(needsDrawings, this.sprites.list);
    if (parameters.isFarView) parameters.silhouetteColors = mixSilhouetteColors(this.#colors, night);
    this.#frame = (this.#frame + 1) % offScreenBatches;
    this.sprites.createPending();
    if (!this.#areLightsCurrent && !this.sprites.hasPending) this.#updateLights();
    const batchCount = parameters.isFarView ? countBatches(this.sprites.list.length) : 1;
    const batch = this.#frame % batchCount;
    const atlas = this.#frames.chooseAtlas(parameters.isFarView);
    if (!atlas) return;
    this.isShown ||= this.sprites.list.length > 0;
    const highlightAtlas = this.#frames.chooseHighlightAtlas(parameters.isFarView);
    this.#move({ ...parameters, atlas, highlightAtlas }, batch, batchCount, camera, viewport);
    this.#portraitWindow.choose(this.sprites.list, destination, viewport, this.selectedId);
    this.#portraitWindow.show([this.#visible, this.#visibleHighlighted], camera, viewport);
    // In a far view, shadows would look like dirt.
    const hasShadows = !parameters.isFarView;
    const [plain, highlighted] = [this.#visible, this.#visibleHighlighted];
    this.#flights.show({ plain, highlighted, batch, batchCount, hasShadows, atlas, highlightAtlas });
    this.#showRing(this.#selectedRing, this.selectedId, length * (1.5 + 0.06 * Math.sin(time / 300)));
    const hoveredId = this.hoveredId === this.selectedId ? null : this.hoveredId;
    this.#showRing(this.#hoveredRing, hoveredId, length * 1.3);
    this.#arrivals.update(length);
    this.#lights.update(length, length * camera.zoom, parameters.isFarView);
  }

  /** Whether every dragon in the window is drawn from its genome. */
  get hasPortraits(): boolean {
    return this.#portraitWindow.isComplete;
  }

  /** Whether dragons are hatching. Their light is added to the ground. */
  get hasArrivals(): boolean {
    return this.#arrivals.isShining;
  }

  /** Whether sprites are missing, dragons are hatching, or portraits are being drawn. */
  get isChanging(): boolean {
    return this.sprites.hasPending || this.#portraits.isDrawing || this.hasArrivals;
  }

  destroy(): void {
    this.#portraits.destroy();
    this.view.destroy({ children: true });
    this.#frames.destroy();
  }

  /** Moves the dragons of one batch, and collects the visible ones. */
  #move(parameters: RenderParameters, batch: number, batchCount: number, camera: Camera, viewport: Viewport) {
    const halfWidth = viewport.width / camera.zoom / 2 + margin;
    const halfHeight = viewport.height / camera.zoom / 2 + margin;
    let count = 0;
    let highlightedCount = 0;
    const { list } = this.sprites;
    for (let index = batch; index < list.length; index += batchCount) {
      const sprite = list[index];
      if (!sprite) continue;
      const { attitude } = sprite;
      const isVisible =
        Math.abs(attitude.x - camera.x) < halfWidth && Math.abs(attitude.y - camera.y) < halfHeight;
      if (!isVisible && index % offScreenBatches !== this.#frame) continue;
      moveDragonSprite(sprite, parameters);
      this.sprites.recordPosition(index, sprite);
      if (!isVisible) continue;
      if (isInHighlightAtlas(sprite.highlight, parameters))
        this.#visibleHighlighted[highlightedCount++] = sprite;
      else this.#visible[count++] = sprite;
    }
    this.#visible.length = count;
    this.#visibleHighlighted.length = highlightedCount;
    // Sorts dragons from far to near, by their position on the map. The order is not visible among silhouettes.
    if (parameters.isFarView) return;
    this.#visible.sort(compareY);
    this.#visibleHighlighted.sort(compareY);
  }

  #updateLights() {
    this.#areLightsCurrent = true;
    for (const sprite of this.sprites.list)
      sprite.highlight = chooseHighlight(sprite.dragon, this.#ownIds?.has(sprite.dragon.id) === true);
    this.#lights.set(this.sprites.list, this.#ownIds);
  }

  #showRing(ring: Sprite, id: number | null, size: number) {
    const position = id === null ? null : this.findPosition(id);
    ring.visible = position !== null;
    if (!position) return;
    ring.position.set(position.x, position.y);
    ring.setSize(size);
  }
}

/** Whether a view shows drawings, not silhouettes. @param zoom pixels per unit */
const hasDrawings = (zoom: number) => computeDrawnLength(zoom) * zoom >= minDrawingLength;

const compareY = (a: DragonSprite, b: DragonSprite) => a.attitude.y - b.attitude.y;
