import { seasonSkies } from '@emberclutch/art/season-skins/season-skins.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { Container, UPDATE_PRIORITY } from 'pixi.js';
import { computeWorldArea } from '../map/world-area.ts';
import type { WorldArea } from '../map/world-area.ts';
import { listOpenDistricts } from '../simulation/find-flock-position.ts';
import { locateDragon } from '../simulation/locate-dragon.ts';
import type { Sighting } from '../simulation/locate-dragon.ts';
import type { Point } from '../simulation/point.ts';
import { toWorld } from './camera.ts';
import type { Viewport } from './camera.ts';
import { CameraPilot } from './camera-pilot.ts';
import type { SceneDragon } from './dragon-sprite.ts';
import { DragonLayer } from './dragon-layer.ts';
import { findNeighbor } from './find-neighbor.ts';
import { FramePace } from './frame-pace.ts';
import { Ground } from './ground.ts';
import { Motes } from './motes.ts';
import { firstDragonsMark } from './first-dragons-mark.ts';
import { PortraitDrawer } from '../portraits/portrait-drawer.ts';
import { DragonPortraits } from './dragon-portraits.ts';
import { paintDragonTextures } from './paint-dragon-textures.ts';
import type { DragonTextures } from './paint-dragon-textures.ts';
import { PictureLoader, uploadPicture } from './picture-loader.ts';
import type { SceneOptions } from './scene-options.ts';
import { computeLightColor, computeSkyLight } from './sky-light.ts';
import { IdleScheduler } from './idle-scheduler.ts';
import { mixColors } from './colors.ts';
import { Stage } from './stage.ts';

/** Draws the world: map, clouds, dragons and light, all seen by one camera. */
export class WorldScene {
  readonly #stage: Stage;
  readonly #options: SceneOptions;
  readonly #scheduler = new IdleScheduler();
  readonly #world = new Container();
  readonly #dragons: DragonLayer;
  readonly #abortController = new AbortController();
  /** Resolves when the silhouettes of dragons are loaded, and the map of the first view is sharp. */
  readonly whenPainted: Promise<void>;
  #onSharp = () => {};
  #onFirstDragons = () => {};
  readonly #ground: Ground;
  readonly #motes: Motes;
  #area: WorldArea = computeWorldArea(0);
  #season: SeasonName = 'GENESIS';
  readonly pilot: CameraPilot;
  /** Server time at which the scene is paused; null while it runs. */
  #pausedAt: number | null = null;
  readonly #pace: FramePace;
  #hasShownDragons = false;

  /** @throws {Error} if the browser has no WebGL */
  static async open(options: SceneOptions): Promise<WorldScene> {
    const stage = await Stage.open(options.container);
    // Keeps tasks short: painting the textures, the constructor and the caller each run in their own task.
    await waitForNextTask();
    const textures = paintDragonTextures(options.theme);
    await waitForNextTask();
    const scene = new WorldScene(stage, options, textures);
    void scene.#showCanvas();
    await waitForNextTask();
    return scene;
  }

  private constructor(stage: Stage, options: SceneOptions, textures: DragonTextures) {
    this.#stage = stage;
    this.#pace = new FramePace(stage.ticker);
    this.#options = options;
    const { glow } = textures;
    const { theme, findGenome, openWorker, mapFolder } = options;
    const { signal } = this.#abortController;
    const waitForSlice = () => this.#scheduler.waitForSlice();
    const drawer = new PortraitDrawer({ openWorker, waitForSlice });
    const { renderer, ticker } = stage;
    const portraits = new DragonPortraits(findGenome, drawer, (picture) => uploadPicture(renderer, picture));
    const pictures = new PictureLoader(renderer, mapFolder, signal);
    const { resolution } = renderer;
    this.#dragons = new DragonLayer({ theme, textures, portraits, pictures, resolution });
    this.pilot = new CameraPilot({
      getViewport: () => this.viewport,
      getArea: () => this.#area,
      findPosition: this.#dragons.findPosition,
    });
    this.pilot.subscribe(() => this.#pace.wake());
    this.#motes = new Motes(glow);
    this.#ground = new Ground({ renderer, theme, viewport: this.viewport, glow, pictures });
    this.#world.addChild(this.#dragons.view);
    stage.add(this.#ground.view, this.#world);
    stage.addBehind(this.#ground.stillCanvas);
    void this.#addDetails();
    stage.view.setAttribute('aria-hidden', 'true');
    renderer.canvas.addEventListener('webglcontextlost', () => options.onLost?.(), { signal });
    const restAfterPress = (event: Event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(restSelector)) this.#pace.rest();
    };
    // On a page of another site, the root is the shadow root of the element.
    const root = options.container.getRootNode();
    for (const type of ['click', 'input'])
      root.addEventListener(type, restAfterPress, { capture: true, signal });
    ticker.add(() => this.#draw());
    ticker.add(() => this.#pace.end({ isStill: this.#pausedAt !== null }), null, UPDATE_PRIORITY.UTILITY);
    renderer.on('resize', () => this.pilot.fit());
    const whenSharp = new Promise<void>((resolve) => (this.#onSharp = resolve));
    const whenFirstDragons = new Promise<void>((resolve) => (this.#onFirstDragons = resolve));
    // Tiles and decoration wait for the first dragons, which they would delay. The sketch already shows the regions.
    void Promise.race([whenFirstDragons, wait(maxWaitMs)]).then(() => this.#openAfterDragons());
    this.whenPainted = Promise.all([this.#dragons.whenLoaded, whenSharp]).then(() =>
      this.#dragons.allowDeferredLoads(),
    );
  }

  get viewport(): Viewport {
    return this.#stage.viewport;
  }

  /** Whether everything visible has been drawn completely. */
  get isSettled(): boolean {
    return this.isSharp && !this.#ground.isChanging && !this.#dragons.isChanging && !this.pilot.isFlying;
  }

  /** Whether every dragon in the window is drawn from its genome; false in far views. */
  get hasPortraits(): boolean {
    return this.#dragons.hasPortraits;
  }

  /** The current attitude of a dragon; null if there is none with this id. */
  locate(id: number): Sighting | null {
    const dragon = this.#dragons.sprites.get(id)?.dragon;
    return dragon ? locateDragon(dragon, this.#getTime()) : null;
  }

  setDragons(dragons: readonly SceneDragon[]): void {
    this.#pace.wake();
    this.#dragons.setDragons(dragons, this.#getTime());
    const districts = listOpenDistricts(dragons);
    this.#area = computeWorldArea(Math.max(0, ...districts.map(({ district }) => district)));
    this.#ground.openDistricts(districts);
  }

  /** Fades all other dragons; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    this.#pace.wake();
    this.#dragons.sprites.setShown(ids);
  }

  /** Highlights the player's own dragons; null if they are unknown. */
  setOwn(ids: ReadonlySet<number> | null): void {
    this.#pace.wake();
    this.#dragons.setOwn(ids);
  }

  /** Animates the hatching of these dragons. */
  showArrivals(ids: readonly number[]): void {
    this.#pace.wake();
    this.#dragons.showArrivals(ids);
  }

  /** Sets the season: colour of the light, motes in the air, and ground cover. */
  setSeason(season: SeasonName): void {
    this.#pace.wake();
    this.#season = season;
    this.#motes.setSeason(seasonSkies[season].motes);
    this.#ground.setSeason(season);
  }

  select(id: number | null): void {
    this.#pace.wake();
    this.#dragons.selectedId = id;
  }

  /** Id of the dragon at a point of the window, with some tolerance for fingers. */
  pick(point: Point): number | null {
    const { camera } = this.pilot;
    const reach = Math.max(60, 24 / camera.zoom);
    return this.#dragons.sprites.findNearest(toWorld(camera, this.viewport, point), reach);
  }

  /** Marks the dragon under the pointer; null for none. */
  hover(id: number | null): void {
    this.#pace.wake();
    this.#dragons.hoveredId = id;
  }

  /** Id of the next or previous visible dragon; null if none is visible. */
  findNeighbor(id: number | null, step: 1 | -1): number | null {
    return findNeighbor(this.#dragons.sprites.list, id, step, this.pilot.uncoveredArea);
  }

  /** Pauses the world. The camera can still be moved. */
  setPaused(isPaused: boolean): void {
    // Returns early, because another instant would move all dragons at once.
    if (isPaused === (this.#pausedAt !== null)) return;
    this.#pausedAt = isPaused ? this.#options.now() : null;
    this.#pace.wake();
  }

  /** Moves the canvas to another element, which it then fills. Does nothing after `destroy`. */
  showIn(container: HTMLElement): void {
    if (this.#abortController.signal.aborted) return;
    this.#stage.showIn(container);
    this.#pace.wake();
  }

  takeSnapshot(): Promise<Blob | null> {
    this.#draw();
    this.#ground.showInScene();
    return this.#stage.takeSnapshot();
  }

  destroy(): void {
    this.#abortController.abort();
    this.#scheduler.close();
    this.#ground.destroy();
    this.#dragons.destroy();
    this.#stage.destroy();
  }

  get isSharp(): boolean {
    return !this.#ground.isLoading;
  }

  #getTime() {
    return this.#pausedAt ?? this.#options.now();
  }

  /** Shows the canvas once the first picture of the map has loaded. Until then, the elements behind the canvas are visible. */
  async #showCanvas() {
    const { view } = this.#stage;
    await Promise.race([this.#ground.map.whenSketched, wait(maxWaitMs)]);
    if (!this.#abortController.signal.aborted && !view.isConnected) this.#options.container.append(view);
  }

  #openAfterDragons() {
    this.#ground.map.open();
    this.#scheduler.open();
  }

  /** Adds the parts that the first frame does not need. */
  async #addDetails() {
    await this.#ground.addDetails(() => this.#scheduler.waitForSlice());
    if (!(await this.#scheduler.waitForSlice())) return;
    this.#motes.open();
    this.#stage.add(this.#motes.view);
  }

  #draw() {
    this.#pace.begin();
    const time = this.#getTime();
    this.pilot.steer();
    const { viewport } = this;
    const { camera, destination } = this.pilot;
    const light = computeSkyLight(time);
    const isDark = this.#options.theme === 'dark';
    const { zoom } = camera;
    const lightColor = computeLightColor(light, { isDark, day: seasonSkies[this.#season].light, zoom });
    this.#world.scale.set(zoom);
    this.#world.position.set(viewport.width / 2 - camera.x * zoom, viewport.height / 2 - camera.y * zoom);
    // Moonlight brightens dragons more than the ground. On the dark theme they stand out at any hour.
    this.#dragons.view.tint = mixColors(lightColor, 0xffffff, isDark ? 0.8 : 0.6 * light.night);
    this.#dragons.update(time, light.night, { camera, destination, viewport });
    this.#ground.update({
      camera,
      destination,
      viewport,
      lightColor,
      light,
      time,
      isSlow: this.#pace.isSlow,
      isInScene: this.#motes.areAdded || this.#dragons.hasArrivals,
    });
    this.#motes.update(time, viewport);
    if (!this.#hasShownDragons && this.#dragons.isShown && this.#stage.view.isConnected) {
      this.#hasShownDragons = true;
      performance.mark(firstDragonsMark);
      // The frame that shows them is already long, because it uploads programs and textures to the graphics card.
      void waitForNextTask().then(this.#onFirstDragons);
    }
    if (this.isSharp) this.#onSharp();
    if (!this.isSettled) this.#pace.wake();
  }
}

/** Presses after which the scene rests: links, and the fields of search and filters, change the page. A slider changes the scene itself. */
const restSelector = 'a[href], input:not([type="range"])';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const waitForNextTask = () => wait(0);
const maxWaitMs = 1_500;
