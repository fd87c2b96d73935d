import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { frameSize, wingLifts, rasterise } from './dragon-atlas.ts';
import { flushPaint } from './flush-paint.ts';
import { newPaint } from './new-paint.ts';
import type { DragonSprite } from './dragon-sprite.ts';

/** Finds the genome of a dragon; null if it is unknown or has another alphabet than ours. */
export type FindGenome = (id: number) => Promise<Genome | null>;

/** Pixels of a side: about the largest size of a dragon on most screens. */
const portraitSize = 320;

/** Seven frames take about three megabytes. */
const maxCachedPortraits = 18;

interface Portrait {
  /** One per wing height; empty until they are drawn. */
  frames: Texture[];
  sprite: Sprite;
}

/** The dragons closest to the camera, each drawn from its own genome: the highest level of detail. */
export class DragonPortraits {
  readonly view = new Container();
  readonly #findGenome: FindGenome;
  readonly #nextSlice: (isUrgent: boolean) => Promise<number>;
  readonly #closing = new AbortController();
  /** Least recently requested first. Null while a portrait is drawn, and if there is no genome. */
  readonly #portraits = new Map<number, Portrait | null>();
  #requested: readonly number[] = [];
  #isDrawing = false;

  /** @param nextSlice waits for idle time, so that no task becomes long */
  constructor(findGenome: FindGenome, nextSlice: (isUrgent: boolean) => Promise<number>) {
    this.#findGenome = findGenome;
    this.#nextSlice = nextSlice;
  }

  /** Sets the dragons to show, the nearest first. Missing portraits are drawn one after another. */
  request(ids: readonly number[]): void {
    this.#requested = ids;
    for (const [id, portrait] of this.#portraits)
      if (portrait && !ids.includes(id)) portrait.sprite.visible = false;
    for (const id of ids.toReversed()) {
      const portrait = this.#portraits.get(id);
      if (portrait === undefined) continue;
      this.#portraits.delete(id);
      this.#portraits.set(id, portrait);
    }
    if (!this.#isDrawing) void this.#drawMissing();
  }

  /** Shows the portrait of a dragon instead of its particle. @returns false if it has none yet */
  show({ dragon, frame, particle }: DragonSprite): boolean {
    const portrait = this.#portraits.get(dragon.id);
    const texture = portrait?.frames[frame];
    if (!portrait || !texture) return false;
    const { sprite } = portrait;
    sprite.visible = true;
    sprite.texture = texture;
    sprite.position.set(particle.x, particle.y);
    sprite.scale.set(
      (particle.scaleX * frameSize) / portraitSize,
      (particle.scaleY * frameSize) / portraitSize,
    );
    sprite.rotation = particle.rotation;
    return true;
  }

  /** Whether a portrait is being drawn. */
  get isDrawing(): boolean {
    return this.#isDrawing;
  }

  destroy(): void {
    this.#closing.abort();
    for (const id of this.#portraits.keys()) this.#remove(id);
    this.view.destroy({ children: true });
  }

  async #drawMissing() {
    this.#isDrawing = true;
    try {
      for (let id = this.#nextMissing(); id !== undefined; id = this.#nextMissing()) {
        this.#portraits.set(id, null);
        const genome = await this.#findGenome(id);
        const portrait = genome && (await this.#draw(id, genome));
        if (this.#closing.signal.aborted) return;
        if (portrait) this.#portraits.set(id, portrait);
        for (const oldest of this.#portraits.keys()) {
          if (this.#portraits.size <= maxCachedPortraits) break;
          this.#remove(oldest);
        }
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  #nextMissing = () =>
    this.#closing.signal.aborted ? undefined : this.#requested.find((id) => !this.#portraits.has(id));

  async #draw(id: number, genome: Genome): Promise<Portrait | null> {
    const paint = newPaint(portraitSize * wingLifts.length, portraitSize);
    if (!paint) return null;
    for (const [frame, lift] of wingLifts.entries()) {
      // The player looks at the first one: it is drawn as urgently as the ground.
      await this.#nextSlice(id === this.#requested[0]);
      if (this.#closing.signal.aborted) return null;
      paint.drawImage(
        await rasterise(drawDragonFrame(genome, lift), portraitSize),
        frame * portraitSize,
        0,
        portraitSize,
        portraitSize,
      );
      flushPaint(paint);
    }
    if (this.#closing.signal.aborted) return null;
    const source = new CanvasSource({ resource: paint.canvas });
    const frames = wingLifts.map(
      (_, frame) =>
        new Texture({ source, frame: new Rectangle(frame * portraitSize, 0, portraitSize, portraitSize) }),
    );
    const sprite = new Sprite({ texture: frames[0], anchor: { x: 0.5, y: 0.62 }, visible: false });
    this.view.addChild(sprite);
    return { frames, sprite };
  }

  #remove(id: number) {
    const portrait = this.#portraits.get(id);
    this.#portraits.delete(id);
    if (!portrait) return;
    const source = portrait.frames[0]?.source;
    portrait.sprite.destroy();
    for (const frame of portrait.frames) frame.destroy();
    source?.destroy();
  }
}
