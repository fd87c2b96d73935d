import 'pixi.js/unsafe-eval';
import type { SeasonTint } from '@emberclutch/shared/contract/page-protocol';
import { Application, Container, Sprite, Texture } from 'pixi.js';
import { mapPalettes } from '../map/map-palette.ts';
import { planMap } from '../map/map-plan.ts';
import { paintMap } from '../map/paint-map.ts';
import { worldSize } from '../simulation/lands.ts';
import type { Place } from '../simulation/lands.ts';
import { between, farthest, toWorld, withinWorld, zoomedAt } from './camera.ts';
import type { Camera, Viewport } from './camera.ts';
import { CloudLayer } from './cloud-layer.ts';
import { fillAtlas, newAtlas } from './dragon-atlas.ts';
import { DragonLayer } from './dragon-layer.ts';
import type { SceneDragon } from './dragon-layer.ts';
import { MapDetail } from './map-detail.ts';
import { Motes } from './motes.ts';
import { NearDragons } from './near-dragons.ts';
import type { FindGenome } from './near-dragons.ts';
import { paintGlow, paintRing, paintShadow } from './paint-glow.ts';
import { seasonLights } from './season-light.ts';
import { skyLightAt, tintOf } from './sky-light.ts';

export interface SceneOptions {
  /** The element that the scene fills; the canvas is appended to it. */
  place: HTMLElement;
  theme: 'light' | 'dark';
  /** Server time in milliseconds. */
  now: () => number;
  /** The genome of a dragon that is close by. */
  findGenome: FindGenome;
  /** The camera moved, or the window changed its size. */
  onView?: (camera: Camera, viewport: Viewport) => void;
  /** The graphics card took its context away; the scene has to be opened anew. */
  onLost?: () => void;
}

/** Pixels per unit in which the map is painted. */
const mapScale = 0.3;

/** Milliseconds between two uploads of the map while it is painted. */
const uploadInterval = 200;

/** Milliseconds that painting may take of one frame. */
const slice = 9;

/** The picture of the world: map, clouds, dragons and light under one camera. */
export class WorldScene {
  readonly #app: Application;
  readonly #options: SceneOptions;
  readonly #world = new Container();
  readonly #dragons: DragonLayer;
  readonly #clouds = new CloudLayer();
  readonly #closing = new AbortController();
  readonly #painted = Promise.withResolvers<void>();
  /** Settles when the whole map and the sheet of dragons are painted. */
  readonly whenPainted: Promise<void>;
  readonly #plan = planMap();
  readonly #detail: MapDetail;
  readonly #motes: Motes;
  #season: SeasonTint = 'genesis';
  #camera: Camera;
  #flight: { from: Camera; to: Camera; since: number; duration: number } | null = null;
  #followed: number | null = null;
  /** Server time at which the scene stands still; null while it runs. */
  #stillAt: number | null = null;

  /** @throws {Error} where the browser has no WebGL */
  static async open(options: SceneOptions): Promise<WorldScene> {
    const app = new Application();
    await app.init({
      preference: 'webgl',
      resizeTo: options.place,
      autoDensity: true,
      resolution: Math.min(2, devicePixelRatio),
      antialias: false,
      background: mapPalettes[options.theme].sea,
      preserveDrawingBuffer: true,
    });
    return new WorldScene(app, options);
  }

  private constructor(app: Application, options: SceneOptions) {
    this.#app = app;
    this.#options = options;
    this.#camera = withinWorld({ x: worldSize.width / 2, y: worldSize.height / 2, zoom: 0 }, this.viewport);
    const atlas = newAtlas();
    const glow = Texture.from(paintGlow());
    this.#dragons = new DragonLayer(atlas, new NearDragons(options.findGenome, nextIdle), options.theme, {
      shadow: Texture.from(paintShadow()),
      ring: Texture.from(paintRing()),
      glow,
    });
    this.#motes = new Motes(glow);
    this.#detail = new MapDetail(this.#plan, mapPalettes[options.theme], mapScale);
    app.stage.addChild(this.#world);
    this.#addMap();
    this.#world.addChild(this.#clouds.shadows, this.#dragons.view, this.#clouds.view);
    app.stage.addChild(this.#motes.view);
    options.place.append(app.canvas);
    app.canvas.setAttribute('aria-hidden', 'true');
    app.canvas.addEventListener('webglcontextlost', () => options.onLost?.(), {
      signal: this.#closing.signal,
    });
    app.ticker.add(() => this.#draw());
    app.renderer.on('resize', () => this.setCamera(this.#camera));
    const filled = fillAtlas(atlas, nextIdle, (row) => this.#dragons.addRow(row), this.#closing.signal);
    this.whenPainted = Promise.all([filled, this.#painted.promise]).then(() => undefined);
  }

  get viewport(): Viewport {
    return { width: this.#app.screen.width, height: this.#app.screen.height };
  }

  get camera(): Camera {
    return this.#camera;
  }

  setDragons(dragons: readonly SceneDragon[]): void {
    this.#dragons.setDragons(dragons, this.#time());
  }

  /** Fades all dragons but these; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    this.#dragons.setShown(ids);
  }

  /** Marks the player's own dragons; null where they are not known. */
  setOwn(ids: ReadonlySet<number> | null): void {
    this.#dragons.setOwn(ids);
  }

  /** Lets light rise where these dragons have just hatched. */
  greet(ids: readonly number[]): void {
    this.#dragons.greet(ids);
  }

  /** The season gives the light its colour and the air what it carries. */
  setSeason(season: SeasonTint): void {
    this.#season = season;
    this.#motes.setSeason(seasonLights[season]);
  }

  select(id: number | null): void {
    this.#dragons.select(id);
  }

  /** Moves the camera at once, and ends a flight or a pursuit under way. */
  setCamera(camera: Camera): void {
    this.#flight = null;
    this.#followed = null;
    this.#show(camera);
  }

  /** Moves the map under the window, in pixels. */
  panBy(dx: number, dy: number): void {
    const { x, y, zoom } = this.#camera;
    this.setCamera({ x: x - dx / zoom, y: y - dy / zoom, zoom });
  }

  /** Zooms by a factor around a point of the window; its middle unless given. */
  zoomBy(factor: number, point?: Place): void {
    const { width, height } = this.viewport;
    this.setCamera(zoomedAt(this.#camera, this.viewport, factor, point ?? { x: width / 2, y: height / 2 }));
  }

  /** Flies to a place, or jumps there where motion is not wanted. */
  flyTo(place: Place, zoom: number, { isStill = false } = {}): void {
    const to = withinWorld({ ...place, zoom }, this.viewport);
    this.#followed = null;
    if (isStill) this.setCamera(to);
    else this.#flight = { from: this.#camera, to, since: performance.now(), duration: 1_400 };
  }

  /** Flies to a dragon and stays with it until the camera is moved by hand. */
  follow(id: number, { isStill = false } = {}): void {
    const place = this.#dragons.placeOf(id);
    if (!place) return;
    this.flyTo(place, Math.max(this.#camera.zoom, 0.75), { isStill });
    this.#followed = id;
  }

  showAll({ isStill = false } = {}): void {
    this.flyTo({ x: worldSize.width / 2, y: worldSize.height / 2 }, farthest(this.viewport), { isStill });
  }

  /** The dragon under a point of the window, with some room for fingers. */
  pick(point: Place): number | null {
    const { zoom } = this.#camera;
    return this.#dragons.pick(toWorld(this.#camera, this.viewport, point), Math.max(60, 24 / zoom));
  }

  /** A still world keeps its instant; the camera can be moved. */
  setStill(isStill: boolean): void {
    this.#stillAt = isStill ? this.#options.now() : null;
  }

  /** What the canvas shows, as PNG. */
  snapshot(): Promise<Blob | null> {
    this.#draw();
    this.#app.render();
    return new Promise((resolve) => this.#app.canvas.toBlob(resolve, 'image/png'));
  }

  destroy(): void {
    this.#closing.abort();
    this.#detail.destroy();
    this.#dragons.destroy();
    this.#app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true });
  }

  #time() {
    return this.#stillAt ?? this.#options.now();
  }

  #show(camera: Camera) {
    this.#camera = withinWorld(camera, this.viewport);
    this.#options.onView?.(this.#camera, this.viewport);
  }

  #draw() {
    const time = this.#time();
    this.#steer();
    const { x, y, zoom } = this.#camera;
    const { width, height } = this.viewport;
    this.#world.scale.set(zoom);
    this.#world.position.set(width / 2 - x * zoom, height / 2 - y * zoom);
    this.#world.tint = tintOf(
      skyLightAt(time),
      this.#options.theme === 'dark',
      seasonLights[this.#season].day,
    );
    this.#dragons.update(time, this.#camera, this.viewport);
    this.#detail.update(this.#camera, this.viewport, this.#app.renderer.resolution);
    this.#motes.update(time, this.viewport);
    this.#clouds.update(time, this.#camera);
  }

  #steer() {
    const followed = this.#followed === null ? null : this.#dragons.placeOf(this.#followed);
    if (this.#flight) {
      const { from, to, since, duration } = this.#flight;
      const share = Math.min(1, (performance.now() - since) / duration);
      // A followed dragon moves on while the camera is on its way.
      this.#show(between(from, followed ? { ...to, ...followed } : to, share));
      if (share === 1) this.#flight = null;
    } else if (followed) {
      this.#show({ ...this.#camera, ...followed });
    }
  }

  #addMap() {
    const canvas = document.createElement('canvas');
    canvas.width = worldSize.width * mapScale;
    canvas.height = worldSize.height * mapScale;
    const paint = canvas.getContext('2d');
    if (!paint) return;
    paint.scale(mapScale, mapScale);
    const texture = Texture.from(canvas);
    const map = new Sprite(texture);
    map.scale.set(1 / mapScale);
    this.#world.addChild(map, this.#detail.view);
    const painting = paintMap(paint, this.#plan, mapPalettes[this.#options.theme]);
    let shownAt = 0;
    const goOn = () => {
      const until = performance.now() + slice;
      let isDone = false;
      while (!isDone && performance.now() < until) isDone = painting.next().done === true;
      // Each upload copies the whole map to the graphics card.
      if (!isDone && performance.now() - shownAt < uploadInterval) return;
      shownAt = performance.now();
      texture.source.update();
      if (isDone) this.#app.ticker.remove(goOn);
      if (isDone) this.#painted.resolve();
    };
    this.#app.ticker.add(goOn);
    goOn();
  }
}

function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 50 });
    else setTimeout(resolve, 16);
  });
}
