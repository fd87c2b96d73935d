import { Container, RenderTexture } from 'pixi.js';
import type { Renderer, Texture } from 'pixi.js';
import { mapArea } from '../map/map-area.ts';
import type { MapPalette } from '../map/map-palette.ts';
import { planMap } from '../map/map-plan.ts';
import type { MapPlan } from '../map/map-plan.ts';
import { paintMap } from '../map/paint-map.ts';
import { farthest } from './camera.ts';
import type { Camera, Viewport } from './camera.ts';
import { CanvasStrips } from './canvas-strips.ts';
import type { CloudLayer } from './cloud-layer.ts';
import { MapDetail } from './map-detail.ts';
import { NightLights } from './night-lights.ts';
import { NightNames } from './night-names.ts';
import { newPaint } from './new-paint.ts';
import { paintSlice } from './paint-slice.ts';
import { SeaStars } from './sea-stars.ts';
import { WindowPicture } from './window-picture.ts';

/** Pixels per unit in which the whole map is painted, at least and at most. Closer views are painted as they are needed. */
const [coarsest, finest] = [0.084, 0.34];

/** Milliseconds that painting may take of one frame. */
const slice = 20;

/** Milliseconds from one copy of the map to the graphics card to the next, while it is painted. */
const copyInterval = 160;

/** Milliseconds and frames for which a picture of the ground is good while the camera stands: what moves on it is slow. */
const [pictureAge, pictureFrames] = [450, 30];

interface Options {
  renderer: Renderer;
  palette: MapPalette;
  viewport: Viewport;
  glow: Texture;
  clouds: CloudLayer;
}

interface Moment {
  camera: Camera;
  viewport: Viewport;
  /** Colour that everything is multiplied with. */
  tint: number;
  /** 0 by day, 1 at night. */
  night: number;
  /** Server time in milliseconds. */
  time: number;
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
  readonly #painted = Promise.withResolvers<void>();
  readonly #renderer: Renderer;
  readonly #root = new Container();
  readonly #map = new Container();
  readonly #clouds: CloudLayer;
  readonly #lights: NightLights;
  readonly #names: NightNames;
  readonly #stars: SeaStars;
  readonly #picture: RenderTexture;
  /** Where nothing is painted yet. */
  readonly #sea: string;
  readonly #detail: MapDetail;
  /** The whole map. */
  readonly #strips: CanvasStrips | null = null;
  /** Until the whole map is painted and copied to the graphics card. */
  #painting: { steps: Generator<void>; paint: CanvasRenderingContext2D } | null = null;
  #planned: MapPlan | null = null;
  #copiedAt = 0;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #framesShown = 0;
  #drawn: Moment | null = null;

  constructor({ renderer, palette, viewport, glow, clouds }: Options) {
    this.#renderer = renderer;
    this.#clouds = clouds;
    this.#sea = palette.sea;
    this.whenPainted = this.#painted.promise;
    this.#picture = RenderTexture.create({
      ...viewport,
      resolution: renderer.resolution,
      scaleMode: 'nearest',
    });
    this.#window = new WindowPicture(this.#picture, viewport);
    const scale = Math.min(finest, Math.max(coarsest, farthest(viewport) * renderer.resolution));
    this.#detail = new MapDetail(renderer, this.#plan, palette, scale);
    this.#lights = new NightLights(glow);
    this.#names = new NightNames(palette);
    this.#stars = new SeaStars();
    const paint = newPaint(mapArea.width * scale, mapArea.height * scale);
    if (paint) {
      this.#painting = { steps: this.#paintWhole(paint, palette, scale), paint };
      this.#strips = new CanvasStrips(paint.canvas, renderer);
      const { view } = this.#strips;
      view.position.set(mapArea.x, mapArea.y);
      view.scale.set(1 / scale);
      // It fills the window: nothing shines through.
      view.blendMode = 'none';
      this.#map.addChild(view);
    } else this.#painted.resolve();
    this.#map.addChild(this.#detail.view, clouds.shadows);
    this.#root.addChild(this.#map, this.#stars.view, this.#names.view, this.#lights.view, clouds.view);
  }

  get view(): Container {
    return this.#window.view;
  }

  /** Paints a part of what is missing, and draws the picture where it is no longer good. */
  update(moment: Moment): void {
    const { camera, viewport, time } = moment;
    // The first frame shows the sea: it has its programs to load.
    const isPainted = this.#drawn !== null && this.#paintOn();
    const isSharper = this.#detail.update(camera, viewport);
    this.#framesShown += 1;
    const isOld = Math.abs(time - this.#drawnAt) > pictureAge && this.#framesShown >= pictureFrames;
    if (isPainted || isSharper || isOld || !this.#isSameView(moment)) {
      this.#drawn = moment;
      this.#drawnAt = time;
      this.#framesShown = 0;
      this.#draw(moment);
    }
  }

  /** Whether something is being painted. */
  get isPainting(): boolean {
    return this.#painting !== null || this.#detail.isPainting;
  }

  destroy(): void {
    this.#painting = null;
    this.#detail.destroy();
    this.#strips?.destroy();
    this.#root.destroy({ children: true, texture: true, textureSource: true });
    this.#window.destroy();
    this.#picture.destroy(true);
  }

  /** Made when it is first needed, in a slice of its own. */
  #plan = () => (this.#planned ??= planMap());

  *#paintWhole(paint: CanvasRenderingContext2D, palette: MapPalette, scale: number): Generator<void> {
    paint.scale(scale, scale);
    paint.translate(-mapArea.x, -mapArea.y);
    const plan = this.#plan();
    yield;
    yield* paintMap(paint, plan, palette);
  }

  #isSameView({ camera, viewport, tint }: Moment) {
    const before = this.#drawn;
    return (
      before !== null &&
      before.tint === tint &&
      before.camera === camera &&
      before.viewport.width === viewport.width &&
      before.viewport.height === viewport.height
    );
  }

  #draw({ camera, viewport: { width, height }, tint, night, time }: Moment) {
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
    this.#clouds.update(time, camera);
    this.#lights.update(night, time);
    this.#names.update(night, zoom);
    this.#stars.update(night, time, zoom);
    this.#renderer.render({ container: this.#root, target: this.#picture, clearColor: this.#sea });
  }

  /** @returns whether there is more to see than before */
  #paintOn(): boolean {
    if (!this.#painting || !this.#strips) return false;
    const { steps, paint } = this.#painting;
    const isDone = paintSlice(steps, paint, slice);
    if (!isDone && performance.now() - this.#copiedAt < copyInterval) return false;
    this.#copiedAt = performance.now();
    // All at once: strips of different ages would be seen as a cut through the map.
    while (!this.#strips.copyNext());
    if (isDone) {
      this.#painting = null;
      this.#painted.resolve();
    }
    return true;
  }
}
