import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { cell, lifts, rasterise } from './dragon-atlas.ts';
import { flushPaint } from './flush-paint.ts';
import { newPaint } from './new-paint.ts';
import type { Body } from './move-body.ts';

/** Finds the genome of a dragon; null where it is not known or not one of ours. */
export type FindGenome = (id: number) => Promise<Genome | null>;

/** Pixels of one frame. A dragon is not drawn larger than this on most screens. */
const size = 320;

/** Portraits that are kept: seven frames each take three megabytes. */
const kept = 18;

interface Portrait {
  /** The frames by height of the wings; empty until they are drawn. */
  frames: Texture[];
  sprite: Sprite;
}

/** The dragons closest to the camera, each drawn from its own genome. */
export class NearDragons {
  readonly view = new Container();
  readonly #findGenome: FindGenome;
  readonly #rest: (isUrgent: boolean) => Promise<number>;
  readonly #closing = new AbortController();
  /** The least recently wanted first. Null while a portrait is drawn, and where there is no genome. */
  readonly #portraits = new Map<number, Portrait | null>();
  #wanted: readonly number[] = [];
  #isDrawing = false;

  /** @param rest waits until the browser has time, so that no task becomes long */
  constructor(findGenome: FindGenome, rest: (isUrgent: boolean) => Promise<number>) {
    this.#findGenome = findGenome;
    this.#rest = rest;
  }

  /** Names the dragons to show, the nearest first. Missing portraits are drawn one after another. */
  want(ids: readonly number[]): void {
    this.#wanted = ids;
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

  /** Shows a dragon as its portrait, in place of its particle. @returns false while it has none */
  place({ dragon, frame, particle }: Body): boolean {
    const portrait = this.#portraits.get(dragon.id);
    const texture = portrait?.frames[frame];
    if (!portrait || !texture) return false;
    const { sprite } = portrait;
    sprite.visible = true;
    sprite.texture = texture;
    sprite.position.set(particle.x, particle.y);
    sprite.scale.set((particle.scaleX * cell) / size, (particle.scaleY * cell) / size);
    sprite.rotation = particle.rotation;
    return true;
  }

  /** Whether a portrait is being drawn. */
  get isDrawing(): boolean {
    return this.#isDrawing;
  }

  destroy(): void {
    this.#closing.abort();
    for (const id of this.#portraits.keys()) this.#forget(id);
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
          if (this.#portraits.size <= kept) break;
          this.#forget(oldest);
        }
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  #nextMissing = () =>
    this.#closing.signal.aborted ? undefined : this.#wanted.find((id) => !this.#portraits.has(id));

  async #draw(id: number, genome: Genome): Promise<Portrait | null> {
    const paint = newPaint(size * lifts.length, size);
    if (!paint) return null;
    for (const [frame, lift] of lifts.entries()) {
      // The first one is what the player looks at: it is drawn together with the ground, others after it.
      await this.#rest(id === this.#wanted[0]);
      if (this.#closing.signal.aborted) return null;
      paint.drawImage(await rasterise(drawDragonFrame(genome, lift), size), frame * size, 0, size, size);
      flushPaint(paint);
    }
    if (this.#closing.signal.aborted) return null;
    const source = new CanvasSource({ resource: paint.canvas });
    const frames = lifts.map(
      (_, frame) => new Texture({ source, frame: new Rectangle(frame * size, 0, size, size) }),
    );
    const sprite = new Sprite({ texture: frames[0], anchor: { x: 0.5, y: 0.62 }, visible: false });
    this.view.addChild(sprite);
    return { frames, sprite };
  }

  #forget(id: number) {
    const portrait = this.#portraits.get(id);
    this.#portraits.delete(id);
    if (!portrait) return;
    const source = portrait.frames[0]?.source;
    portrait.sprite.destroy();
    for (const frame of portrait.frames) frame.destroy();
    source?.destroy();
  }
}
