import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import { restFrame, wingLifts } from './dragon-atlas.ts';
import { flushPaint } from './flush-paint.ts';
import { newPaint } from './new-paint.ts';
import { rasterise } from './rasterise.ts';
import type { DragonSprite } from './dragon-sprite.ts';

/** Finds the genome of a dragon; null if it is unknown or has another alphabet than ours. */
export type FindGenome = (id: number) => Promise<Genome | null>;

/** Pixels of a side: about the largest size of a dragon on most screens. */
const portraitSize = 320;

/** Seven frames take about three megabytes. */
const maxCachedPortraits = 20;

interface Portrait {
  /** Null while it is read, and if there is none. */
  genome: Genome | null;
  /** One per wing height; undefined until it is drawn. */
  frames: (Texture | undefined)[];
  sprite: Sprite;
  /** The frame that the dragon needs now: it is drawn first. */
  wanted: number;
}

/**
 * The dragons closest to the camera, each drawn from its own genome: the highest level of detail. The frame that a dragon needs now is
 * drawn first, for all of them, then the others: a dragon that waits shows the nearest one.
 */
export class DragonPortraits {
  readonly view = new Container();
  readonly #findGenome: FindGenome;
  readonly #nextSlice: (isUrgent: boolean) => Promise<number>;
  readonly #closing = new AbortController();
  /** Least recently requested first. */
  readonly #portraits = new Map<number, Portrait>();
  #requested: readonly number[] = [];
  /** Genomes that are being read. */
  #reading = 0;
  #isDrawing = false;

  /** @param nextSlice waits for idle time, so that no task becomes long */
  constructor(findGenome: FindGenome, nextSlice: (isUrgent: boolean) => Promise<number>) {
    this.#findGenome = findGenome;
    this.#nextSlice = nextSlice;
  }

  /** Sets the dragons to show, the nearest first. */
  request(ids: readonly number[]): void {
    this.#requested = ids;
    this.hideAll();
    for (const id of ids.toReversed()) {
      const portrait = this.#portraits.get(id) ?? this.#open(id);
      this.#portraits.delete(id);
      this.#portraits.set(id, portrait);
    }
    for (const oldest of this.#portraits.keys()) {
      if (this.#portraits.size <= maxCachedPortraits) break;
      this.#remove(oldest);
    }
    void this.#drawMissing();
  }

  /** Hides all portraits, before the portraits of a frame are shown. */
  hideAll(): void {
    for (const { sprite } of this.#portraits.values()) sprite.visible = false;
  }

  /** Shows the portrait of a dragon instead of its particle. @returns false if it has none yet */
  show({ dragon, frame, particle, frameSize }: DragonSprite): boolean {
    const portrait = this.#portraits.get(dragon.id);
    if (!portrait) return false;
    portrait.wanted = frame;
    const texture = nearestFrame(portrait.frames, frame);
    const { sprite } = portrait;
    sprite.visible = texture !== undefined;
    if (!texture) return false;
    sprite.texture = texture;
    sprite.position.set(particle.x, particle.y);
    sprite.scale.set(
      (particle.scaleX * frameSize) / portraitSize,
      (particle.scaleY * frameSize) / portraitSize,
    );
    sprite.rotation = particle.rotation;
    return true;
  }

  /** Whether portraits are being drawn. */
  get isDrawing(): boolean {
    return this.#isDrawing || this.#reading > 0;
  }

  destroy(): void {
    this.#closing.abort();
    for (const id of this.#portraits.keys()) this.#remove(id);
    this.view.destroy({ children: true });
  }

  /** Creates the portrait of a dragon without frames, and reads its genome. */
  #open(id: number): Portrait {
    const sprite = new Sprite({ anchor: { x: 0.5, y: 0.62 }, visible: false });
    this.view.addChild(sprite);
    const portrait: Portrait = { genome: null, frames: [], sprite, wanted: restFrame };
    void this.#read(id, portrait);
    return portrait;
  }

  async #read(id: number, portrait: Portrait) {
    this.#reading += 1;
    try {
      portrait.genome = await this.#findGenome(id);
    } finally {
      this.#reading -= 1;
    }
    void this.#drawMissing();
  }

  async #drawMissing() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      for (let next = this.#nextMissing(); next; next = this.#nextMissing()) {
        const { portrait, genome, frame } = next;
        // The player looks at the first one.
        await this.#nextSlice(portrait === this.#portraits.get(this.#requested[0] ?? -1));
        if (this.#closing.signal.aborted) return;
        const texture = await drawFrame(genome, frame);
        if (this.#closing.signal.aborted || portrait.sprite.destroyed) texture.destroy(true);
        else portrait.frames[frame] = texture;
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  /** The next frame to draw: a first one of each portrait, then the one that it needs now, then any. */
  #nextMissing(): { portrait: Portrait; genome: Genome; frame: number } | null {
    if (this.#closing.signal.aborted) return null;
    const portraits = this.#requested.flatMap((id) => this.#portraits.get(id) ?? []);
    for (const choose of [firstFrame, wantedFrame, anyFrame])
      for (const portrait of portraits) {
        const frame = choose(portrait);
        if (portrait.genome && frame !== null) return { portrait, genome: portrait.genome, frame };
      }
    return null;
  }

  #remove(id: number) {
    const portrait = this.#portraits.get(id);
    this.#portraits.delete(id);
    if (!portrait) return;
    portrait.sprite.destroy();
    for (const frame of portrait.frames) frame?.destroy(true);
  }
}

const firstFrame = ({ frames, wanted }: Portrait) => (frames.some(Boolean) ? null : wanted);
const wantedFrame = ({ frames, wanted }: Portrait) => (frames[wanted] ? null : wanted);
const anyFrame = ({ frames }: Portrait) => {
  const frame = wingLifts.findIndex((_, index) => !frames[index]);
  return frame === -1 ? null : frame;
};

/** The drawn frame closest to the wanted one. A flying dragon does not sit, and one at rest does not fly. */
function nearestFrame(frames: readonly (Texture | undefined)[], wanted: number): Texture | undefined {
  if (frames[wanted] || wanted === restFrame) return frames[wanted];
  for (let distance = 1; distance < restFrame; distance += 1)
    for (const frame of [wanted - distance, wanted + distance]) {
      const texture = frame >= 0 && frame < restFrame ? frames[frame] : undefined;
      if (texture) return texture;
    }
  return undefined;
}

/** @returns an empty texture if the browser has no memory for it */
async function drawFrame(genome: Genome, frame: number): Promise<Texture> {
  const paint = newPaint(portraitSize, portraitSize);
  const image = await rasterise(drawDragonFrame(genome, wingLifts[frame] ?? null), portraitSize);
  if (!paint) return new Texture();
  paint.drawImage(image, 0, 0, portraitSize, portraitSize);
  flushPaint(paint);
  return new Texture({ source: new CanvasSource({ resource: paint.canvas }) });
}
