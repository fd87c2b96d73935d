import 'pixi.js/unsafe-eval';
import { seasonSkies } from '@emberclutch/art/season-skins/season-skins.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { Container, UPDATE_PRIORITY } from 'pixi.js';
import type { Application } from 'pixi.js';
import { worldAreaFor } from '../map/world-area.ts';
import type { WorldArea } from '../map/world-area.ts';
import { openDistricts } from '../simulation/flock-position-of.ts';
import type { Monument } from '../simulation/monuments.ts';
import type { Point } from '../simulation/point.ts';
import { toWorld } from './camera.ts';
import type { Viewport } from './camera.ts';
import { CameraPilot, flightDuration } from './camera-pilot.ts';
import { CloudLayer } from './cloud-layer.ts';
import type { SceneDragon } from './dragon-sprite.ts';
import { DragonLayer } from './dragon-layer.ts';
import { FramePace } from './frame-pace.ts';
import { Ground } from './ground.ts';
import { Motes } from './motes.ts';
import { loadNameFont } from './name-font.ts';
import { openApplication } from './open-application.ts';
import { PortraitDrawer } from '../portraits/portrait-drawer.ts';
import { CameraForecast } from './camera-forecast.ts';
import { DragonPortraits } from './dragon-portraits.ts';
import { paintGlow } from './paint-glow.ts';
import { PictureLoader } from './picture-loader.ts';
import type { SceneOptions } from './scene-options.ts';
import { sightingOf } from './sighting.ts';
import type { Sighting } from './sighting.ts';
import { lightColorOf, skyLightAt } from './sky-light.ts';
import { IdleScheduler } from './idle-scheduler.ts';
import { mixColors } from './colors.ts';
import { uploadPicture } from './upload-picture.ts';

/** Draws the world: map, clouds, dragons and light under one camera. */
export class WorldScene {
  readonly #app: Application;
  readonly #options: SceneOptions;
  readonly #scheduler = new IdleScheduler();
  readonly #world = new Container();
  readonly #dragons: DragonLayer;
  readonly #closing = new AbortController();
  readonly #resizing: ResizeObserver;
  /** Resolves when the silhouettes of dragons are loaded, and the map of the first view is sharp. */
  readonly whenPainted: Promise<void>;
  #onSharp = () => {};
  readonly #ground: Ground;
  readonly #motes: Motes;
  /** Parts that are not on the stage yet. */
  readonly #parts: Container[];
  #area: WorldArea = worldAreaFor(0);
  #season: SeasonName = 'GENESIS';
  /** Moves the camera. */
  readonly pilot: CameraPilot;
  /** Server time at which the scene is paused; null while it runs. */
  #pausedAt: number | null = null;
  readonly #pace: FramePace;
  readonly #forecast = new CameraForecast();

  /** @throws {Error} if the browser has no WebGL */
  static async open(options: SceneOptions): Promise<WorldScene> {
    const [app] = await Promise.all([openApplication(options.container), loadNameFont()]);
    // Keeps tasks short: the constructor runs in a task of its own, and so does the caller.
    await nextTask();
    const scene = new WorldScene(app, options);
    await nextTask();
    // Until then, what lies behind the canvas is visible.
    await Promise.race([scene.#ground.whenSketched, wait(maxSketchWaitMs)]);
    if (!scene.#closing.signal.aborted) options.container.append(app.canvas);
    return scene;
  }

  private constructor(app: Application, options: SceneOptions) {
    this.#app = app;
    const scheduler = this.#scheduler;
    this.#pace = new FramePace(app.ticker);
    this.#options = options;
    const glow = paintGlow();
    const { findGenome, openWorker } = options;
    const nextSlice = (isUrgent: boolean) => scheduler.nextSlice(isUrgent);
    const drawer = new PortraitDrawer({ openWorker, nextSlice });
    const { renderer } = app;
    const portraits = new DragonPortraits(findGenome, drawer, (picture) => uploadPicture(renderer, picture));
    const pictures = new PictureLoader(renderer, options.mapFolder, this.#closing.signal);
    const { resolution } = renderer;
    this.#dragons = new DragonLayer({ ...options, portraits, pictures, resolution }, glow);
    this.pilot = new CameraPilot({
      viewport: () => this.viewport,
      area: () => this.#area,
      positionOf: this.#dragons.positionOf,
      headingOf: this.#dragons.headingOf,
    });
    this.pilot.subscribe(() => this.#pace.wake());
    this.#motes = new Motes(glow);
    this.#ground = new Ground({
      renderer,
      theme: options.theme,
      viewport: this.viewport,
      glow,
      clouds: new CloudLayer(options.theme),
      pictures,
    });
    this.#world.addChild(this.#dragons.view);
    this.#parts = [this.#ground.view, this.#world, this.#motes.view];
    app.canvas.setAttribute('aria-hidden', 'true');
    app.canvas.addEventListener('webglcontextlost', () => options.onLost?.(), {
      signal: this.#closing.signal,
    });
    app.ticker.add(() => this.#draw());
    const endFrame = () => this.#pace.end({ isStill: this.#pausedAt !== null });
    app.ticker.add(endFrame, undefined, UPDATE_PRIORITY.UTILITY);
    app.renderer.on('resize', () => this.pilot.fit());
    this.#resizing = new ResizeObserver(() => app.queueResize());
    this.#resizing.observe(options.container);
    const sharp = new Promise<void>((resolve) => (this.#onSharp = resolve));
    this.whenPainted = Promise.all([this.#dragons.whenLoaded, sharp]).then(() => this.#dragons.openMore());
  }

  get viewport(): Viewport {
    return { width: this.#app.screen.width, height: this.#app.screen.height };
  }

  /** Whether everything in view has been drawn completely. */
  get isSettled(): boolean {
    return this.isSharp && !this.#ground.isFading && !this.#dragons.isChanging && !this.pilot.isFlying;
  }

  /** Whether every dragon in the window is drawn from its genome; false in far views. */
  get hasPortraits(): boolean {
    return this.#dragons.hasPortraits;
  }

  /** The current attitude of a dragon; null if there is none with this id. */
  locate(id: number): Sighting | null {
    const dragon = this.#dragons.dragonOf(id);
    return dragon ? sightingOf(dragon, this.#time()) : null;
  }

  setDragons(dragons: readonly SceneDragon[]): void {
    this.#pace.wake();
    this.#dragons.setDragons(dragons, this.#time());
    const districts = openDistricts(dragons);
    this.#area = worldAreaFor(Math.max(0, ...districts.map(({ district }) => district)));
    this.#ground.openDistricts(districts);
  }

  /** Replaces the monuments. */
  setMonuments(monuments: readonly Monument[]): void {
    this.#pace.wake();
    this.#ground.setMonuments(monuments);
  }

  /** Fades all other dragons; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    this.#pace.wake();
    this.#dragons.setShown(ids);
  }

  /** Marks the player's own dragons; null if they are unknown. */
  setOwn(ids: ReadonlySet<number> | null): void {
    this.#pace.wake();
    this.#dragons.setOwn(ids);
  }

  /** Animates the hatching of these dragons: now, or at the end of a camera animation. */
  showArrivals(ids: readonly number[], { afterFlight = false } = {}): void {
    this.#pace.wake();
    this.#dragons.showArrivals(ids, afterFlight ? flightDuration : 0);
  }

  /** Sets the colour of the light, the motes in the air, and what lies on the ground. */
  setSeason(season: SeasonName): void {
    this.#pace.wake();
    this.#season = season;
    this.#motes.setSeason(seasonSkies[season].motes);
    this.#ground.setSeason(season);
  }

  select(id: number | null): void {
    this.#pace.wake();
    this.#dragons.select(id);
  }

  /** Id of the dragon at a point of the window, with some tolerance for fingers. */
  pick(point: Point): number | null {
    const { camera } = this.pilot;
    return this.#dragons.pick(toWorld(camera, this.viewport, point), Math.max(60, 24 / camera.zoom));
  }

  /** Marks the dragon under the pointer; null for none. */
  point(id: number | null): void {
    this.#pace.wake();
    this.#dragons.point(id);
  }

  /** Where dragons are drawn, and which are near another one. */
  get places(): Pick<DragonLayer, 'positionOf' | 'neighborsOf'> {
    return this.#dragons;
  }

  /** Id of the next or previous visible dragon; null if none is visible. */
  neighborOf(id: number | null, step: 1 | -1): number | null {
    return this.#dragons.neighborOf(id, step, this.pilot.freeRegion);
  }

  /** Pauses the world. The camera can still be moved. */
  setPaused(isPaused: boolean): void {
    this.#pausedAt = isPaused ? this.#options.now() : null;
    this.#pace.wake();
  }

  /** Moves the canvas to another element, which it then fills. Does nothing after `destroy`. */
  showIn(container: HTMLElement): void {
    if (this.#closing.signal.aborted) return;
    this.#resizing.disconnect();
    this.#app.resizeTo = container;
    container.append(this.#app.canvas);
    this.#resizing.observe(container);
    this.#pace.wake();
  }

  /** The canvas as PNG. */
  snapshot(): Promise<Blob | null> {
    this.#draw();
    this.#app.render();
    return new Promise((resolve) => this.#app.canvas.toBlob(resolve, 'image/png'));
  }

  /** The canvas as a stream of its frames, to be ended by the caller. */
  stream(): MediaStream {
    return this.#app.canvas.captureStream();
  }

  destroy(): void {
    this.#closing.abort();
    this.#scheduler.close();
    this.#resizing.disconnect();
    this.#ground.destroy();
    this.#dragons.destroy();
    this.#app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true });
  }

  /** Whether the visible part of the map is sharp. */
  get isSharp(): boolean {
    return !this.#ground.isLoading;
  }

  #time() {
    return this.#pausedAt ?? this.#options.now();
  }

  #draw() {
    this.#pace.begin();
    // One part per frame: its first draw uploads its programs and textures to the graphics card.
    const part = this.#parts.shift();
    if (part) this.#app.stage.addChild(part);
    // Painting starts when all parts are on the stage: these frames are long enough already.
    else this.#scheduler.open();
    const time = this.#time();
    this.pilot.steer();
    const { viewport } = this;
    const { camera } = this.pilot;
    const light = skyLightAt(time);
    const lightColor = lightColorOf(light, this.#options.theme === 'dark', seasonSkies[this.#season].light);
    this.#world.scale.set(camera.zoom);
    this.#world.position.set(
      viewport.width / 2 - camera.x * camera.zoom,
      viewport.height / 2 - camera.y * camera.zoom,
    );
    // Moonlight brightens dragons more than the ground. On the dark theme they stand out at any hour.
    const own = this.#options.theme === 'dark' ? 0.8 : 0.6 * light.night;
    this.#dragons.view.tint = mixColors(lightColor, 0xffffff, own);
    const { destination } = this.pilot;
    const forecast = this.#forecast.next(camera, performance.now(), viewport.width / camera.zoom);
    if (!this.#parts.includes(this.#world))
      this.#dragons.update(time, light.night, {
        camera,
        destination: this.pilot.isFlying ? destination : forecast,
        viewport,
      });
    this.#ground.update({
      camera,
      destination,
      viewport,
      lightColor,
      light,
      time,
      isSlow: this.#pace.isSlow,
    });
    this.#motes.update(time, viewport);
    if (this.#parts.length === 0 && this.isSharp) this.#onSharp();
    if (!this.isSettled) this.#pace.wake();
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nextTask = () => wait(0);

const maxSketchWaitMs = 1_500;
