import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import { Container, RenderTexture, Sprite, Texture } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import { mapArea } from '../map/map-area.ts';
import type { MapPalette } from '../map/map-palette.ts';
import { planIslands, planMap } from '../map/map-plan.ts';
import { paintLands, paintMarks } from '../map/paint-map.ts';
import { isWithin } from '../map/region.ts';
import { sketchMap } from '../map/sketch-map.ts';
import { worldAreaFor } from '../map/world-area.ts';
import { minZoom } from './camera.ts';
import type { Camera, Viewport } from './camera.ts';
import { CanvasStrips } from './canvas-strips.ts';
import type { CloudLayer } from './cloud-layer.ts';
import { DistrictLayer } from './district-layer.ts';
import { paintAtOnce } from './flush-paint.ts';
import { LowSun } from './low-sun.ts';
import { MapTileLayer } from './map-tile-layer.ts';
import { NightLights } from './night-lights.ts';
import { NightNames } from './night-names.ts';
import { newPaint } from './new-paint.ts';
import { openSea, openSeaScale, paintOpenSea } from './open-sea.ts';
import { districtScale, paintDistrict } from './paint-district.ts';
import { paintInSlices } from './paint-in-slices.ts';
import { SeaStars } from './sea-stars.ts';
import type { SkyLight } from './sky-light.ts';
import type { IdleScheduler } from './idle-scheduler.ts';
import { colorDistance } from './colors.ts';
import { visibleRegion } from './tiles-in.ts';
import { WindowPicture } from './window-picture.ts';

/** Pixels per unit of the painting of the whole map. Closer views are painted as tiles. */
const [minMapScale, maxMapScale] = [0.084, 0.34];

/** Milliseconds between two uploads of the map while it is painted. */
const uploadInterval = 160;

/** Milliseconds between two redraws while tiles fade in. */
const fadeInterval = 33;

/** Frames between two redraws if frames are slow: tiles then appear together, without fading. */
const slowInterval = 4;

/** Milliseconds and frames after which the ground is redrawn though the camera has not moved: clouds and lights move slowly. */
const [maxAge, minFrames] = [450, 30];

/** Change of a colour channel (0 to 255) that needs no redraw: in the evening the light changes by 1 several times a second. */
const colorTolerance = 3;

interface Options {
  renderer: Renderer;
  palette: MapPalette;
  viewport: Viewport;
  glow: Texture;
  clouds: CloudLayer;
  scheduler: IdleScheduler;
}

interface FrameState {
  camera: Camera;
  /** The camera at the end of the current animation; without one, the current camera. */
  destination: Camera;
  viewport: Viewport;
  /** Multiplied with everything. */
  lightColor: number;
  light: SkyLight;
  /** Server time in milliseconds. */
  time: number;
  /** Whether frames are slow. */
  isSlow: boolean;
}

/**
 * Everything below the dragons: map, clouds, lights of the night. All of it moves slowly or not at all, so that it is cached in a
 * texture as large as the window, and redrawn only when the camera moves or the texture is old: filling the window several times
 * per frame costs more than all dragons.
 */
export class Ground {
  readonly #window: WindowPicture;
  /** Resolves when the whole map is painted. */
  readonly whenPainted: Promise<void>;
  readonly #renderer: Renderer;
  /** Waits for idle time, before work on dragons. */
  readonly #nextSlice: () => Promise<number>;
  readonly #root = new Container();
  readonly #map = new Container();
  readonly #clouds: CloudLayer;
  readonly #districts = new DistrictLayer(districtScale);
  readonly #lights: NightLights;
  readonly #names: NightNames;
  readonly #stars: SeaStars;
  readonly #sun: LowSun;
  readonly #texture: RenderTexture;
  /** Clear colour, visible until the map is painted. */
  readonly #sea: string;
  readonly #tiles: MapTileLayer;
  /** Around the map, visible if the window is wider or higher than the map. */
  readonly #openSea = new Sprite(Texture.EMPTY);
  /** The whole map. */
  readonly #strips: CanvasStrips | null = null;
  #isPainting = true;
  #isClosed = false;
  /** Whether the map has changed since the last redraw. */
  #isStale = false;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #framesShown = 0;
  #drawn: FrameState | null = null;

  constructor({ renderer, palette, viewport, glow, clouds, scheduler }: Options) {
    this.#renderer = renderer;
    this.#nextSlice = () => scheduler.nextSlice(true);
    this.#clouds = clouds;
    this.#sea = palette.sea;
    this.#texture = RenderTexture.create({
      ...viewport,
      resolution: renderer.resolution,
      scaleMode: 'nearest',
    });
    this.#window = new WindowPicture(this.#texture, viewport);
    const scale = Math.min(
      maxMapScale,
      Math.max(minMapScale, minZoom(viewport, worldAreaFor(0)) * renderer.resolution),
    );
    this.#tiles = new MapTileLayer(renderer, this.#nextSlice, palette, scale);
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
      // It is opaque.
      view.blendMode = 'none';
      this.#map.addChild(view);
    }
    this.whenPainted = this.#paint(paint, palette, scale, scheduler);
    this.#openSea.position.set(openSea.x, openSea.y);
    this.#openSea.scale.set(1 / openSeaScale);
    this.#map.addChild(this.#tiles.view, this.#openSea, this.#districts.view, clouds.shadows);
    this.#root.addChild(this.#map, this.#sun.view, this.#stars.view, this.#names.view, this.#lights.view);
    this.#root.addChild(clouds.plume.view, clouds.view);
  }

  get view(): Container {
    return this.#window.view;
  }

  /** Shows the islands of this number of districts per land. */
  openDistricts(count: number): void {
    this.#districts.open(count);
    this.#isStale = true;
  }

  /** Redraws the cached texture if it is out of date. */
  update(moment: FrameState): void {
    const now = performance.now();
    const { isSlow } = moment;
    if (this.#tiles.update(moment, !isSlow)) this.#isStale = true;
    this.#framesShown += 1;
    const age = now - this.#drawnAt;
    const isOld = age > maxAge && this.#framesShown >= minFrames;
    const isDue = isSlow ? this.#framesShown >= slowInterval || !this.isPainting : age > fadeInterval;
    const hasMore = this.#isStale && isDue;
    if (!hasMore && !isOld && this.#isSameView(moment)) return;
    this.#isStale = false;
    this.#drawn = moment;
    this.#drawnAt = now;
    this.#framesShown = 0;
    this.#draw(moment);
  }

  get isPainting(): boolean {
    return this.#isPainting || this.#tiles.isPainting;
  }

  destroy(): void {
    this.#isClosed = true;
    this.#tiles.destroy();
    this.#districts.destroy();
    this.#strips?.destroy();
    this.#root.destroy({ children: true, texture: true, textureSource: true });
    this.#window.destroy();
    this.#texture.destroy(true);
  }

  async #paint(
    paint: CanvasRenderingContext2D | null,
    palette: MapPalette,
    scale: number,
    scheduler: IdleScheduler,
  ) {
    const isNeeded = () => !this.#isClosed;
    // Tiles of a closer view come first, then the dragons over them.
    const nextSlice = () => scheduler.nextSlice(!this.#tiles.isPainting && !this.#tiles.isCovering);
    await nextSlice();
    if (!isNeeded()) return;
    const islands = planIslands();
    if (paint) {
      this.#openSea.texture = paintOpenSea(palette);
      paint.scale(scale, scale);
      paint.translate(-mapArea.x, -mapArea.y);
      sketchMap(paint, islands, palette);
      await this.#upload();
    }
    const plan = await paintInSlices({ steps: planMap(islands), nextSlice, isNeeded });
    if (!plan) return;
    this.#tiles.start(plan);
    if (paint) {
      // The sketch stays until the lands are painted: painting the sea alone would hide it.
      await paintInSlices({
        steps: paintAtOnce(paint, paintLands(paint, plan, palette)),
        nextSlice,
        isNeeded,
      });
      await this.#upload();
      let uploadedAt = performance.now();
      const onSlice = async () => {
        if (performance.now() - uploadedAt < uploadInterval) return;
        await this.#upload();
        uploadedAt = performance.now();
      };
      const steps = paintAtOnce(paint, paintMarks(paint, plan, palette));
      await paintInSlices({ steps, nextSlice, isNeeded, onSlice });
      await this.#upload();
    }
    for (const house of elements) {
      const picture = await paintInSlices({ steps: paintDistrict(house, palette), nextSlice, isNeeded });
      if (picture && isNeeded()) this.#districts.setPicture(house, picture);
      this.#isStale = true;
    }
    this.#isPainting = false;
  }

  /** Uploads the painting of the whole map, in a task of its own. */
  async #upload() {
    await this.#nextSlice();
    if (this.#isClosed || !this.#strips) return;
    // All strips at once: strips of different ages would cut the map visibly.
    while (!this.#strips.uploadNext());
    this.#isStale = true;
  }

  #isSameView({ camera, viewport, lightColor }: FrameState) {
    const before = this.#drawn;
    return (
      before !== null &&
      colorDistance(before.lightColor, lightColor) <= colorTolerance &&
      before.camera === camera &&
      before.viewport.width === viewport.width &&
      before.viewport.height === viewport.height
    );
  }

  #draw({ camera, viewport: { width, height }, lightColor, light, time }: FrameState) {
    if (this.#strips) this.#strips.view.visible = !this.#tiles.isCovering;
    const { x, y, zoom } = camera;
    this.#openSea.visible = !isWithin(visibleRegion(camera, { width, height }, 0), mapArea);
    const { resolution } = this.#renderer;
    if (this.#texture.width !== width || this.#texture.height !== height) {
      this.#texture.resize(width, height, resolution);
      this.#window.resize({ width, height });
    }
    this.#root.scale.set(zoom);
    this.#root.position.set(width / 2 - x * zoom, height / 2 - y * zoom);
    this.#map.tint = lightColor;
    this.#clouds.view.tint = lightColor;
    this.#clouds.plume.view.tint = lightColor;
    this.#clouds.update(time, camera);
    this.#sun.update(light, zoom);
    this.#lights.update(light.night, time);
    this.#names.update(light.night, zoom);
    this.#stars.update(light.night, time, zoom);
    this.#renderer.render({ container: this.#root, target: this.#texture, clearColor: this.#sea });
  }
}
