import { Container, RenderTexture, Sprite, Texture } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import { mapArea } from '../map/map-area.ts';
import type { MapPalette } from '../map/map-palette.ts';
import { planIslands, planMap } from '../map/map-plan.ts';
import { paintLands, paintMarks } from '../map/paint-map.ts';
import { sketchMap } from '../map/sketch-map.ts';
import { farthest } from './camera.ts';
import type { Camera, Viewport } from './camera.ts';
import { CanvasStrips } from './canvas-strips.ts';
import type { CloudLayer } from './cloud-layer.ts';
import { paintAtOnce } from './flush-paint.ts';
import { LowSun } from './low-sun.ts';
import { MapDetail } from './map-detail.ts';
import { NightLights } from './night-lights.ts';
import { NightNames } from './night-names.ts';
import { newPaint } from './new-paint.ts';
import { openSea, openSeaScale, paintOpenSea } from './open-sea.ts';
import { paintInSlices } from './paint-in-slices.ts';
import { SeaStars } from './sea-stars.ts';
import type { SkyLight } from './sky-light.ts';
import type { SpareTime } from './spare-time.ts';
import { tintDistance } from './tints.ts';
import { WindowPicture } from './window-picture.ts';

/** Pixels per unit in which the whole map is painted, at least and at most. Closer views are painted as they are needed. */
const [coarsest, finest] = [0.084, 0.34];

/** Milliseconds from one copy of the map to the graphics card to the next, while it is painted. */
const copyInterval = 160;

/** Milliseconds from one picture to the next while parts of the map fade in. */
const fadeInterval = 33;

/** Frames from one picture to the next where frames take long: parts of the map then appear together, without fading. */
const slowInterval = 4;

/** Milliseconds and frames for which a picture of the ground is good while the camera stands: what moves on it is slow. */
const [pictureAge, pictureFrames] = [450, 30];

/** By how much a channel of the light may have changed, of 255: in the evening it changes by one several times a second. */
const tintTolerance = 3;

interface Options {
  renderer: Renderer;
  palette: MapPalette;
  viewport: Viewport;
  glow: Texture;
  clouds: CloudLayer;
  spareTime: SpareTime;
}

interface Moment {
  camera: Camera;
  /** Where a flight of the camera ends; otherwise the camera. */
  destination: Camera;
  viewport: Viewport;
  /** Colour that everything is multiplied with. */
  tint: number;
  light: SkyLight;
  /** Server time in milliseconds. */
  time: number;
  /** Whether frames take long. */
  isSlow: boolean;
}

/**
 * Everything below the dragons, which is slow or lies still: map, clouds, lights of the night. It is drawn into a picture of
 * the window, and anew only when the camera moves or the picture has become old, because filling the window several times
 * costs more than all dragons.
 */
export class Ground {
  readonly #window: WindowPicture;
  /** Settles when the whole map is painted. */
  readonly whenPainted: Promise<void>;
  readonly #renderer: Renderer;
  /** Waits for time: the ground comes before the dragons over it. */
  readonly #rest: () => Promise<number>;
  readonly #root = new Container();
  readonly #map = new Container();
  readonly #clouds: CloudLayer;
  readonly #lights: NightLights;
  readonly #names: NightNames;
  readonly #stars: SeaStars;
  readonly #sun: LowSun;
  readonly #picture: RenderTexture;
  /** Where nothing is painted yet. */
  readonly #sea: string;
  readonly #detail: MapDetail;
  /** Around the map, where a window of another shape shows the whole world. */
  readonly #openSea = new Sprite(Texture.EMPTY);
  /** The whole map. */
  readonly #strips: CanvasStrips | null = null;
  #isPainting = true;
  #isClosed = false;
  /** Whether there is more to see than the picture shows. */
  #isStale = false;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #framesShown = 0;
  #drawn: Moment | null = null;

  constructor({ renderer, palette, viewport, glow, clouds, spareTime }: Options) {
    this.#renderer = renderer;
    this.#rest = () => spareTime.next(true);
    this.#clouds = clouds;
    this.#sea = palette.sea;
    this.#picture = RenderTexture.create({
      ...viewport,
      resolution: renderer.resolution,
      scaleMode: 'nearest',
    });
    this.#window = new WindowPicture(this.#picture, viewport);
    const scale = Math.min(finest, Math.max(coarsest, farthest(viewport) * renderer.resolution));
    this.#detail = new MapDetail(renderer, this.#rest, palette, scale);
    this.#lights = new NightLights(glow);
    this.#names = new NightNames(palette);
    this.#stars = new SeaStars();
    this.#sun = new LowSun(palette);
    const paint = newPaint(mapArea.width * scale, mapArea.height * scale);
    if (paint) {
      this.#strips = new CanvasStrips(paint.canvas, renderer);
      const { view } = this.#strips;
      view.position.set(mapArea.x, mapArea.y);
      view.scale.set(1 / scale);
      // It fills the window: nothing shines through.
      view.blendMode = 'none';
      this.#map.addChild(view);
    }
    this.whenPainted = this.#paint(paint, palette, scale, spareTime);
    this.#openSea.position.set(openSea.x, openSea.y);
    this.#openSea.scale.set(1 / openSeaScale);
    this.#map.addChild(this.#detail.view, this.#openSea, clouds.shadows);
    this.#root.addChild(this.#map, this.#sun.view, this.#stars.view, this.#names.view, this.#lights.view);
    this.#root.addChild(clouds.plume.view, clouds.view);
  }

  get view(): Container {
    return this.#window.view;
  }

  /** Draws the picture where it is no longer good. */
  update(moment: Moment): void {
    const now = performance.now();
    const { isSlow } = moment;
    if (this.#detail.update(moment, !isSlow)) this.#isStale = true;
    this.#framesShown += 1;
    const age = now - this.#drawnAt;
    const isOld = age > pictureAge && this.#framesShown >= pictureFrames;
    const isDue = isSlow ? this.#framesShown >= slowInterval || !this.isPainting : age > fadeInterval;
    const hasMore = this.#isStale && isDue;
    if (!hasMore && !isOld && this.#isSameView(moment)) return;
    this.#isStale = false;
    this.#drawn = moment;
    this.#drawnAt = now;
    this.#framesShown = 0;
    this.#draw(moment);
  }

  /** Whether something is being painted. */
  get isPainting(): boolean {
    return this.#isPainting || this.#detail.isPainting;
  }

  destroy(): void {
    this.#isClosed = true;
    this.#detail.destroy();
    this.#strips?.destroy();
    this.#root.destroy({ children: true, texture: true, textureSource: true });
    this.#window.destroy();
    this.#picture.destroy(true);
  }

  async #paint(
    paint: CanvasRenderingContext2D | null,
    palette: MapPalette,
    scale: number,
    spareTime: SpareTime,
  ) {
    const isNeeded = () => !this.#isClosed;
    // What is seen comes first: tiles of a closer view, and then the dragons over them.
    const rest = () => spareTime.next(!this.#detail.isPainting && !this.#detail.isCovering);
    await rest();
    if (!isNeeded()) return;
    const islands = planIslands();
    if (paint) {
      this.#openSea.texture = paintOpenSea(palette);
      paint.scale(scale, scale);
      paint.translate(-mapArea.x, -mapArea.y);
      sketchMap(paint, islands, palette);
      await this.#copy();
    }
    const plan = await paintInSlices({ steps: planMap(islands), rest, isNeeded });
    if (!plan) return;
    this.#detail.start(plan);
    if (paint) {
      // The sketch is seen until the lands are painted: without them it would go under in the sea.
      await paintInSlices({ steps: paintAtOnce(paint, paintLands(paint, plan, palette)), rest, isNeeded });
      await this.#copy();
      let copiedAt = performance.now();
      const onSlice = async () => {
        if (performance.now() - copiedAt < copyInterval) return;
        await this.#copy();
        copiedAt = performance.now();
      };
      const steps = paintAtOnce(paint, paintMarks(paint, plan, palette));
      await paintInSlices({ steps, rest, isNeeded, onSlice });
      await this.#copy();
    }
    this.#isPainting = false;
  }

  /** Copies what is painted of the whole map to the graphics card, in a task of its own. */
  async #copy() {
    await this.#rest();
    if (this.#isClosed || !this.#strips) return;
    // All at once: strips of different ages would be seen as a cut through the map.
    while (!this.#strips.copyNext());
    this.#isStale = true;
  }

  #isSameView({ camera, viewport, tint }: Moment) {
    const before = this.#drawn;
    return (
      before !== null &&
      tintDistance(before.tint, tint) <= tintTolerance &&
      before.camera === camera &&
      before.viewport.width === viewport.width &&
      before.viewport.height === viewport.height
    );
  }

  #draw({ camera, viewport: { width, height }, tint, light, time }: Moment) {
    if (this.#strips) this.#strips.view.visible = !this.#detail.isCovering;
    this.#openSea.visible = width > mapArea.width * camera.zoom || height > mapArea.height * camera.zoom;
    const { x, y, zoom } = camera;
    const { resolution } = this.#renderer;
    if (this.#picture.width !== width || this.#picture.height !== height) {
      this.#picture.resize(width, height, resolution);
      this.#window.resize({ width, height });
    }
    this.#root.scale.set(zoom);
    this.#root.position.set(width / 2 - x * zoom, height / 2 - y * zoom);
    this.#map.tint = tint;
    this.#clouds.view.tint = tint;
    this.#clouds.plume.view.tint = tint;
    this.#clouds.update(time, camera);
    this.#sun.update(light, zoom);
    this.#lights.update(light.night, time);
    this.#names.update(light.night, zoom);
    this.#stars.update(light.night, time, zoom);
    this.#renderer.render({ container: this.#root, target: this.#picture, clearColor: this.#sea });
  }
}
