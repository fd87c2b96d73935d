import 'pixi.js/unsafe-eval';
import { seasonSkins } from '@emberclutch/art/season-skins/season-skins.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { Application, Container, UPDATE_PRIORITY } from 'pixi.js';
import { mapPalettes } from '../map/map-palette.ts';
import { loadNameFont } from '../map/paint-chart.ts';
import { locateDragon } from '../simulation/locate-dragon.ts';
import type { Attitude } from '../simulation/attitude-at.ts';
import type { Place } from '../simulation/lands.ts';
import { toWorld } from './camera.ts';
import type { Viewport } from './camera.ts';
import { CameraPilot, flightDuration } from './camera-pilot.ts';
import { CloudLayer } from './cloud-layer.ts';
import { fillAtlas, newAtlas } from './dragon-atlas.ts';
import type { SceneDragon } from './move-body.ts';
import { DragonLayer } from './dragon-layer.ts';
import { FramePace } from './frame-pace.ts';
import { Ground } from './ground.ts';
import { Motes } from './motes.ts';
import { NearDragons } from './near-dragons.ts';
import type { FindGenome } from './near-dragons.ts';
import { paintGlow, paintOwnMark, paintRing, paintShadow } from './paint-glow.ts';
import { skyLightAt, tintOf } from './sky-light.ts';
import { SpareTime } from './spare-time.ts';
import { mixTints } from './tints.ts';

export interface SceneOptions {
  /** The element that the scene fills at first; the canvas is appended to it. */
  place: HTMLElement;
  theme: 'light' | 'dark';
  /** Server time in milliseconds. */
  now: () => number;
  /** The genome of a dragon that is close by. */
  findGenome: FindGenome;
  /** The graphics card took its context away; the scene has to be opened anew. */
  onLost?: () => void;
}

/** Where a dragon is, and the instant of server time in milliseconds at which it is there. */
export interface Sighting extends Attitude {
  time: number;
}

/** The picture of the world: map, clouds, dragons and light under one camera. */
export class WorldScene {
  readonly #app: Application;
  readonly #options: SceneOptions;
  readonly #spareTime = new SpareTime();
  readonly #world = new Container();
  readonly #dragons: DragonLayer;
  readonly #closing = new AbortController();
  readonly #resizing: ResizeObserver;
  /** Settles when the whole map and the sheet of dragons are painted. */
  readonly whenPainted: Promise<void>;
  readonly #ground: Ground;
  readonly #motes: Motes;
  /** Parts that are not shown yet. */
  readonly #parts: Container[];
  #season: SeasonName = 'GENESIS';
  /** Moves the camera. */
  readonly pilot: CameraPilot;
  /** Server time at which the scene stands still; null while it runs. */
  #stillAt: number | null = null;
  readonly #pace: FramePace;

  /** @throws {Error} where the browser has no WebGL */
  static async open(options: SceneOptions): Promise<WorldScene> {
    const app = new Application();
    const fontLoaded = loadNameFont();
    await app.init({
      preference: 'webgl',
      resizeTo: options.place,
      autoDensity: true,
      resolution: Math.min(2, devicePixelRatio),
      antialias: false,
      background: mapPalettes[options.theme].sea,
      // The ground fills the window.
      clearBeforeRender: false,
    });
    // Nearly all that is drawn comes from one texture: a shader that chooses among sixteen would be slower for each pixel.
    app.renderer.limits.maxBatchableTextures = 1;
    await fontLoaded;
    // A task of its own, and what the caller does with the scene is another.
    await nextTask();
    const scene = new WorldScene(app, options);
    await nextTask();
    return scene;
  }

  private constructor(app: Application, options: SceneOptions) {
    this.#app = app;
    const spareTime = this.#spareTime;
    this.#pace = new FramePace(app.ticker);
    this.#options = options;
    const atlas = newAtlas();
    const glow = paintGlow();
    const near = new NearDragons(options.findGenome, (isUrgent) => spareTime.next(isUrgent));
    this.#dragons = new DragonLayer(atlas, near, options.theme, {
      shadow: paintShadow(),
      ring: paintRing(),
      own: paintOwnMark(options.theme),
      glow,
    });
    this.pilot = new CameraPilot({ viewport: () => this.viewport, placeOf: this.#dragons.placeOf });
    this.pilot.subscribe(() => this.#pace.wake());
    this.#motes = new Motes(glow);
    this.#ground = new Ground({
      renderer: app.renderer,
      palette: mapPalettes[options.theme],
      viewport: this.viewport,
      glow,
      clouds: new CloudLayer(options.theme),
      spareTime,
    });
    this.#world.addChild(this.#dragons.view);
    this.#parts = [this.#ground.view, this.#world, this.#motes.view];
    options.place.append(app.canvas);
    app.canvas.setAttribute('aria-hidden', 'true');
    app.canvas.addEventListener('webglcontextlost', () => options.onLost?.(), {
      signal: this.#closing.signal,
    });
    app.ticker.add(() => this.#draw());
    const endFrame = () => {
      this.#pace.end({ isStill: this.#stillAt !== null, isPainting: this.#ground.isPainting });
    };
    app.ticker.add(endFrame, undefined, UPDATE_PRIORITY.UTILITY);
    app.renderer.on('resize', () => this.pilot.fit());
    this.#resizing = new ResizeObserver(() => app.queueResize());
    this.#resizing.observe(options.place);
    const filled = fillAtlas(atlas, {
      // From far away dragons are sketches: the map comes first.
      rest: () => spareTime.next(this.#dragons.areDrawn),
      choose: this.#dragons.mostSeen,
      onRow: (row) => this.#dragons.addRow(row),
      signal: this.#closing.signal,
    });
    this.whenPainted = Promise.all([filled, this.#ground.whenPainted]).then(() => undefined);
  }

  get viewport(): Viewport {
    return { width: this.#app.screen.width, height: this.#app.screen.height };
  }

  /** Whether all that the view shows has been drawn in full. */
  get isSettled(): boolean {
    return !this.#ground.isPainting && !this.#dragons.isChanging && !this.pilot.isFlying;
  }

  /** Where a dragon is now; null where it is not known. */
  locate(id: number): Sighting | null {
    const dragon = this.#dragons.dragonOf(id);
    const time = this.#time();
    return dragon ? { ...locateDragon(dragon, time), time } : null;
  }

  setDragons(dragons: readonly SceneDragon[]): void {
    this.#pace.wake();
    this.#dragons.setDragons(dragons, this.#time());
  }

  /** Fades all dragons but these; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    this.#pace.wake();
    this.#dragons.setShown(ids);
  }

  /** Marks the player's own dragons; null where they are not known. */
  setOwn(ids: ReadonlySet<number> | null): void {
    this.#pace.wake();
    this.#dragons.setOwn(ids);
  }

  /** Lets light rise where these dragons have just hatched: now, or when a flight of the camera to them ends. */
  greet(ids: readonly number[], { afterFlight = false } = {}): void {
    this.#pace.wake();
    this.#dragons.greet(ids, afterFlight ? flightDuration : 0);
  }

  /** The season gives the light its colour and the air what it carries. */
  setSeason(season: SeasonName): void {
    this.#pace.wake();
    this.#season = season;
    this.#motes.setSeason(seasonSkins[season].motes);
  }

  select(id: number | null): void {
    this.#pace.wake();
    this.#dragons.select(id);
  }

  /** The dragon under a point of the window, with some room for fingers. */
  pick(point: Place): number | null {
    const { camera } = this.pilot;
    return this.#dragons.pick(toWorld(camera, this.viewport, point), Math.max(60, 24 / camera.zoom));
  }

  /** Marks the dragon under the pointer; null for none. */
  point(id: number | null): void {
    this.#pace.wake();
    this.#dragons.point(id);
  }

  /** The dragon after (or before) another one among those that can be seen; null where there are none. */
  neighbourOf(id: number | null, step: 1 | -1): number | null {
    return this.#dragons.neighbourOf(id, step, this.pilot.freeRegion);
  }

  /** A still world keeps its instant; the camera can be moved. */
  setStill(isStill: boolean): void {
    this.#stillAt = isStill ? this.#options.now() : null;
    this.#pace.wake();
  }

  /** Moves the canvas to another element, which it then fills. A scene that is closed has none. */
  showIn(place: HTMLElement): void {
    if (this.#closing.signal.aborted) return;
    this.#resizing.disconnect();
    this.#app.resizeTo = place;
    place.append(this.#app.canvas);
    this.#resizing.observe(place);
    this.#pace.wake();
  }

  /** What the canvas shows, as PNG. */
  snapshot(): Promise<Blob | null> {
    this.#draw();
    this.#app.render();
    return new Promise((resolve) => this.#app.canvas.toBlob(resolve, 'image/png'));
  }

  destroy(): void {
    this.#closing.abort();
    this.#spareTime.close();
    this.#resizing.disconnect();
    this.#ground.destroy();
    this.#dragons.destroy();
    this.#app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true });
  }

  /** Whether the map is sharp in the part that the window shows. */
  get isSharp(): boolean {
    return !this.#ground.isPainting;
  }

  #time() {
    return this.#stillAt ?? this.#options.now();
  }

  #draw() {
    this.#pace.begin();
    // One in a frame: when a part is drawn for the first time, its programs and textures go to the graphics card.
    const part = this.#parts.shift();
    if (part) this.#app.stage.addChild(part);
    // Painting begins when all parts are shown: these frames are long enough.
    else this.#spareTime.open();
    const time = this.#time();
    this.pilot.steer();
    const { viewport } = this;
    const { camera } = this.pilot;
    const light = skyLightAt(time);
    const tint = tintOf(light, this.#options.theme === 'dark', seasonSkins[this.#season].light);
    this.#world.scale.set(camera.zoom);
    this.#world.position.set(
      viewport.width / 2 - camera.x * camera.zoom,
      viewport.height / 2 - camera.y * camera.zoom,
    );
    // Moonlight falls on what flies above the ground.
    this.#dragons.view.tint = mixTints(tint, 0xffffff, 0.6 * light.night);
    if (!this.#parts.includes(this.#world)) this.#dragons.update(time, light.night, camera, viewport);
    const { destination } = this.pilot;
    this.#ground.update({
      camera,
      destination,
      viewport,
      tint,
      light,
      time,
      isSlow: this.#pace.isSlow,
    });
    this.#motes.update(time, viewport);
    if (!this.isSettled) this.#pace.wake();
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
