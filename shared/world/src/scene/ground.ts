import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { Container, RenderTexture } from 'pixi.js';
import type { Mesh, MeshGeometry, Renderer, Texture } from 'pixi.js';
import { openSeaColor } from '../map/open-sea.ts';
import type { OpenDistrict } from '../simulation/find-flock-position.ts';
import type { Viewport } from './camera.ts';
import { CloudLayer } from './cloud-layer.ts';
import { measureColorDistance } from './colors.ts';
import { RegionNames } from './region-names.ts';
import { LowSun } from './low-sun.ts';
import { isSameWindow, MapLayer } from './map-layer.ts';
import type { View } from './map-layer.ts';
import { NightLights } from './night-lights.ts';
import type { PictureLoader } from './picture-loader.ts';
import { RestingView } from './resting-view.ts';
import { GroundCoverLayer } from './ground-cover-layer.ts';
import { SeaStars } from './sea-stars.ts';
import type { SkyLight } from './sky-light.ts';
import { createOpaqueSquare } from './create-opaque-square.ts';

/** Milliseconds between two redraws while tiles arrive. */
const loadInterval = 33;

/** Frames between two redraws while frames are slow, so that several tiles appear together. */
const slowInterval = 4;

/** Milliseconds and frames after which the ground is redrawn even if the camera has not moved, because clouds and lights move slowly. */
const [maxAge, minFrames] = [450, 30];

/** Change of a colour channel (0 to 255) that needs no redraw. In the evening the light changes by 1 several times per second. */
const colorTolerance = 3;

interface Options {
  renderer: Renderer;
  theme: 'light' | 'dark';
  viewport: Viewport;
  glow: Texture;
  pictures: PictureLoader;
}

interface FrameState extends View {
  /** Everything is multiplied by this colour. */
  lightColor: number;
  light: SkyLight;
  /** Server time in milliseconds. */
  time: number;
  isSlow: boolean;
  /** Whether the canvas of the scene must show the ground, because something reads it or adds light to it. */
  isInScene: boolean;
}

/**
 * Everything below the dragons: the map, clouds, and lights at night. All of it moves slowly or stands still. It is cached in a texture as
 * large as the window, and redrawn only when the camera moves or the texture is old, because filling the window several times per frame
 * costs more than drawing all dragons. While the camera rests, a canvas behind the scene shows the ground, and frames omit it.
 */
export class Ground {
  /** Shows the cached texture. */
  readonly view: Mesh<MeshGeometry>;
  readonly #renderer: Renderer;
  readonly #root = new Container();
  readonly #tintedLayers = new Container();
  readonly #clouds: CloudLayer;
  readonly #lights: NightLights;
  readonly #names: RegionNames;
  readonly #stars: SeaStars;
  readonly #sun: LowSun;
  readonly #cover: GroundCoverLayer;
  readonly #texture: RenderTexture;
  /** The dark theme is always a clear night, so windows and fires are always lit. */
  readonly #minDarkness: number;
  readonly map: MapLayer;
  /** Whether the map has changed since the last redraw. */
  #isStale = false;
  #hasDetails = false;
  #lastDrawAt = Number.NEGATIVE_INFINITY;
  #framesShown = 0;
  #lastDrawn: FrameState | null = null;
  readonly #stillGround = new StillGround();
  readonly #restingView = new RestingView();

  constructor({ renderer, theme, viewport, glow, pictures }: Options) {
    this.#renderer = renderer;
    this.#clouds = new CloudLayer(theme);
    this.#minDarkness = theme === 'dark' ? 0.65 : 0;
    const { resolution } = renderer;
    this.#texture = RenderTexture.create({ ...viewport, resolution, scaleMode: 'nearest' });
    this.view = createOpaqueSquare(this.#texture);
    this.view.scale.set(viewport.width, viewport.height);
    this.map = new MapLayer(pictures, resolution);
    this.#cover = new GroundCoverLayer(pictures);
    this.#lights = new NightLights(glow);
    this.#names = new RegionNames(theme);
    this.#stars = new SeaStars();
    this.#sun = new LowSun(theme);
    this.map.addTo(this.#tintedLayers);
    this.#tintedLayers.addChild(this.#cover.view, this.#clouds.shadows);
    this.#root.addChild(this.#tintedLayers, this.#sun.view, this.#stars.view, this.#names.view);
    this.#root.addChild(this.#lights.view, this.#clouds.plume, this.#clouds.view);
  }

  /** The caller places it behind the canvas of the renderer. */
  get stillCanvas(): HTMLCanvasElement {
    return this.#stillGround.canvas;
  }

  /** Draws the ground in the canvas of the scene until the view is still again. */
  showInScene(): void {
    this.#restingView.end();
    this.view.visible = true;
  }

  /** Adds names, clouds and lights, which the first frame does not need, each in its own slice: together they would be a long task. */
  async addDetails(waitForSlice: () => Promise<boolean>): Promise<void> {
    for (const part of [this.#sun, this.#lights, this.#clouds, this.#stars, this.#names]) {
      if (!(await waitForSlice())) return;
      await part.open();
      this.#isStale = true;
    }
    this.#hasDetails = true;
  }

  /** Shows the islands of these districts. */
  openDistricts(districts: readonly OpenDistrict[]): void {
    this.map.openDistricts(districts);
    this.#lights.openDistricts(districts);
    this.#cover.openDistricts(districts);
  }

  /** Sets the season, which decides what lies over the ground. */
  setSeason(season: SeasonName): void {
    this.#cover.setSeason(season);
    this.#isStale = true;
  }

  /** Redraws the cached texture if it is stale, and chooses the canvas that shows it. */
  update(state: FrameState): void {
    const isStill = !state.isInScene && this.#lastDrawn !== null && isSameWindow(this.#lastDrawn, state);
    const redrawReason = this.#redraw(state);
    const isResting = isStill && redrawReason !== 'changed';
    const isCopied = isResting && redrawReason === 'old' && this.#showStill();
    this.view.visible = this.#restingView.beginFrame({ isResting, isCopied });
  }

  /** @returns why the texture was redrawn; null if it was not */
  #redraw(state: FrameState): 'old' | 'changed' | null {
    const now = performance.now();
    const { isSlow } = state;
    if (this.map.update(state)) this.#isStale = true;
    if (!this.map.isLoading) this.#cover.open();
    this.#framesShown += 1;
    const age = now - this.#lastDrawAt;
    const isOld = age > maxAge && this.#framesShown >= minFrames;
    const isDue = isSlow ? this.#framesShown >= slowInterval || !this.isLoading : age > loadInterval;
    const hasDueChanges = (this.#isStale || this.#cover.isChanging) && isDue;
    if (!hasDueChanges && !isOld && this.#isSameView(state)) return null;
    this.#isStale = false;
    this.#lastDrawn = state;
    this.#lastDrawAt = now;
    this.#framesShown = 0;
    this.#draw(state);
    return isOld ? 'old' : 'changed';
  }

  /** Shows the texture behind the scene. The canvas of the scene contains it until the frame is drawn. */
  #showStill() {
    this.view.visible = true;
    this.#renderer.render({ container: this.view });
    return this.#stillGround.show(this.#renderer);
  }

  /** Whether pictures of the visible part of the map are missing. */
  get isLoading(): boolean {
    return this.map.isLoading || this.#isStale;
  }

  /** Whether the cover of a season is fading in or incomplete. */
  get isChanging(): boolean {
    return this.#cover.isChanging || !this.#hasDetails;
  }

  destroy(): void {
    this.map.destroy();
    this.#cover.destroy();
    this.#root.destroy({ children: true, texture: true, textureSource: true });
    const { geometry } = this.view;
    this.view.destroy();
    geometry.destroy();
    this.#texture.destroy(true);
  }

  #isSameView(state: FrameState) {
    const before = this.#lastDrawn;
    return (
      before !== null &&
      measureColorDistance(before.lightColor, state.lightColor) <= colorTolerance &&
      isSameWindow(before, state)
    );
  }

  #draw({ camera, viewport: { width, height }, lightColor, light, time }: FrameState) {
    const { x, y, zoom } = camera;
    const { resolution } = this.#renderer;
    if (this.#texture.width !== width || this.#texture.height !== height) {
      this.#texture.resize(width, height, resolution);
      this.view.scale.set(width, height);
    }
    this.#root.scale.set(zoom);
    this.#root.position.set(width / 2 - x * zoom, height / 2 - y * zoom);
    this.#tintedLayers.tint = lightColor;
    this.#clouds.view.tint = lightColor;
    this.#clouds.plume.tint = lightColor;
    this.#clouds.update(time, camera);
    this.#cover.update(zoom, this.#lastDrawAt);
    this.#sun.update(light, zoom);
    const darkness = Math.max(light.night, this.#minDarkness);
    this.#lights.update(darkness, time, zoom);
    this.#names.update(light.night, zoom);
    this.#stars.update(light.night, time, zoom);
    // Pictures of the map cover the whole texture once the first one has loaded.
    this.#renderer.render({ container: this.#root, target: this.#texture, clearColor: openSeaColor });
  }
}

/** A canvas behind the scene that shows the ground while the camera rests: without a graphics card, that is faster than copying it. */
class StillGround {
  readonly canvas = document.createElement('canvas');
  readonly #context = this.canvas.getContext('2d', { alpha: false });

  /** Shows the renderer's last picture. @returns false if the browser has no memory left for it */
  show({ canvas }: Renderer): boolean {
    if (!this.#context) return false;
    if (this.canvas.width !== canvas.width || this.canvas.height !== canvas.height) {
      this.canvas.width = canvas.width;
      this.canvas.height = canvas.height;
    }
    this.#context.drawImage(canvas, 0, 0);
    return true;
  }
}
