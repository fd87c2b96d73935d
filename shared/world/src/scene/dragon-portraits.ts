import type { Genome } from '@emberclutch/art/genome.ts';
import { Container, Sprite, Texture } from 'pixi.js';
import type { ImageSource } from 'pixi.js';
import type { PortraitFrame } from '../portraits/paint-portrait.ts';
import type { PortraitDrawer, PortraitPicture } from '../portraits/portrait-drawer.ts';
import type { PortraitChoice } from './choose-portraits.ts';
import { restFrame, wingLifts } from './dragon-atlas.ts';
import type { DragonSprite } from './dragon-sprite.ts';

/** Finds the genome of a dragon; null if it is unknown or uses an alphabet other than ours. */
export type FindGenome = (id: number) => Promise<Genome | null>;

/** Side lengths of frames in pixels. The smallest one that need not be enlarged is used; the last one serves all larger dragons. */
const sizes = [160, 224, 320] as const;

/** Maximum bytes of all frames in memory, and maximum number of portraits. */
const [maxBytes, maxPortraits] = [64 * 1_024 * 1_024, 400];

/** Maximum number of genome reads (as many as a window shows) and of frames to be drawn (few, because their order changes). */
const [maxReads, maxPending] = [24, 32];

interface Frame {
  texture: Texture;
  size: number;
}

interface Portrait {
  /** Undefined until it is read; null if the dragon has none. */
  genome: Genome | null | undefined;
  isReading: boolean;
  /** One per wing height; undefined until it is drawn. */
  frames: (Frame | undefined)[];
  sprite: Sprite;
  /** The frame that the dragon needs now. It is drawn first. */
  wantedFrame: number;
}

/**
 * The dragons closest to the camera, each drawn from its own genome: the highest level of detail. The frame that each dragon needs now is
 * drawn first, then all others. Until then, the dragon shows the closest frame that has been drawn.
 */
export class DragonPortraits {
  readonly view = new Container();
  readonly #findGenome: FindGenome;
  readonly #drawer: PortraitDrawer;
  readonly #upload: (picture: ImageBitmap | HTMLCanvasElement) => ImageSource;
  /** The least recently requested portrait is first. */
  readonly #portraits = new Map<number, Portrait>();
  #requestedIds: readonly number[] = [];
  /** How many of the requested dragons are in the window. These come first. */
  #inWindowCount = 0;
  /** Keys of frames that are being drawn. */
  readonly #requestedKeys = new Set<string>();
  #size: number = sizes[0];
  #bytes = 0;
  #readCount = 0;
  #isClosed = false;

  /** @param upload hands a drawn frame to the graphics card */
  constructor(
    findGenome: FindGenome,
    drawer: PortraitDrawer,
    upload: (picture: ImageBitmap | HTMLCanvasElement) => ImageSource,
  ) {
    this.#findGenome = findGenome;
    this.#drawer = drawer;
    this.#upload = upload;
    drawer.listen((key, picture) => this.#receive(key, picture));
  }

  /** Opens the drawer in advance. */
  open(): void {
    this.#drawer.open();
  }

  /** The number of dragons whose frames fit into memory. @param pixels length of a dragon in pixels of the screen */
  computeCapacity(pixels: number): number {
    return Math.floor(maxBytes / (wingLifts.length * countBytes(chooseSize(pixels))));
  }

  /** Sets the dragons to draw. @param pixels length of a dragon in pixels of the screen */
  request({ sprites, inWindowCount }: PortraitChoice<DragonSprite>, pixels: number): void {
    this.#requestedIds = sprites.map(({ dragon }) => dragon.id);
    this.#inWindowCount = inWindowCount;
    this.#size = chooseSize(pixels);
    for (const { dragon, frame } of sprites.toReversed()) {
      const portrait = this.#portraits.get(dragon.id) ?? this.#createPortrait();
      portrait.wantedFrame = frame;
      this.#portraits.delete(dragon.id);
      this.#portraits.set(dragon.id, portrait);
    }
    this.#dropOldest();
    this.#continue();
  }

  /** Hides all portraits. Called before `show` in each frame. */
  hideAll(): void {
    for (const { sprite } of this.#portraits.values()) sprite.visible = false;
  }

  /** Shows the portrait of a dragon instead of its particle. @returns false if it has no portrait yet */
  show({ dragon, frame, particle, frameSize }: DragonSprite): boolean {
    const portrait = this.#portraits.get(dragon.id);
    if (!portrait) return false;
    portrait.wantedFrame = frame;
    const drawnFrame = findNearestFrame(portrait.frames, frame);
    const { sprite } = portrait;
    sprite.visible = drawnFrame !== undefined;
    if (!drawnFrame) return false;
    sprite.texture = drawnFrame.texture;
    sprite.position.set(particle.x, particle.y);
    sprite.scale.set(
      (particle.scaleX * frameSize) / drawnFrame.size,
      (particle.scaleY * frameSize) / drawnFrame.size,
    );
    sprite.rotation = particle.rotation;
    return true;
  }

  /** Whether a dragon is known to have no genome that we can draw. */
  isUndrawable(id: number): boolean {
    return this.#portraits.get(id)?.genome === null;
  }

  get isDrawing(): boolean {
    return this.#requestedKeys.size > 0 || this.#readCount > 0;
  }

  destroy(): void {
    this.#isClosed = true;
    this.#drawer.close();
    for (const id of this.#portraits.keys()) this.#remove(id);
    this.view.destroy({ children: true });
  }

  #createPortrait(): Portrait {
    const sprite = new Sprite({ anchor: { x: 0.5, y: 0.62 }, visible: false });
    this.view.addChild(sprite);
    return { genome: undefined, isReading: false, frames: [], sprite, wantedFrame: restFrame };
  }

  /** Reads genomes and draws missing portraits, as many at a time as the limits allow. */
  #continue() {
    if (this.#isClosed) return;
    const portraits = this.#requestedIds.flatMap((id) => {
      const portrait = this.#portraits.get(id);
      return portrait ? [{ id, portrait }] : [];
    });
    for (const { id, portrait } of portraits) {
      if (this.#readCount >= maxReads) break;
      if (portrait.genome === undefined && !portrait.isReading) void this.#read(id, portrait);
    }
    this.#drawMissing(portraits);
  }

  /** Requests first one frame of each portrait, then the frames that they need now, then all frames of those in the window. */
  #drawMissing(portraits: readonly { id: number; portrait: Portrait }[]) {
    const frames: PortraitFrame[] = [];
    this.#requestedKeys.clear();
    const addFrame = (id: number, portrait: Portrait, index: number) => {
      const key = toKey(id, index, this.#size);
      if (!portrait.genome || frames.length >= maxPending || this.#requestedKeys.has(key)) return;
      this.#requestedKeys.add(key);
      frames.push({ key, genome: portrait.genome, lift: wingLifts[index] ?? null, size: this.#size });
    };
    for (const { id, portrait } of portraits)
      if (!findNearestFrame(portrait.frames, portrait.wantedFrame))
        addFrame(id, portrait, portrait.wantedFrame);
    const isMissing = ({ frames: drawn }: Portrait, index: number) => (drawn[index]?.size ?? 0) < this.#size;
    for (const { id, portrait } of portraits)
      if (isMissing(portrait, portrait.wantedFrame)) addFrame(id, portrait, portrait.wantedFrame);
    for (const { id, portrait } of portraits.slice(0, this.#inWindowCount))
      for (const index of wingLifts.keys()) if (isMissing(portrait, index)) addFrame(id, portrait, index);
    this.#drawer.request(frames);
  }

  async #read(id: number, portrait: Portrait) {
    this.#readCount += 1;
    portrait.isReading = true;
    try {
      portrait.genome = await this.#findGenome(id);
    } finally {
      this.#readCount -= 1;
      portrait.isReading = false;
    }
    this.#continue();
  }

  #receive(key: string, picture: PortraitPicture) {
    this.#requestedKeys.delete(key);
    const [id = 0, index = 0, size = 0] = key.split('/').map(Number);
    const portrait = this.#portraits.get(id);
    const previous = portrait?.frames[index];
    // A drawn frame is kept even if the wings have moved on and another frame has been requested since.
    if (!portrait || (previous && previous.size >= size)) return;
    const texture = picture ? new Texture({ source: this.#upload(picture) }) : new Texture();
    portrait.frames[index] = { texture, size };
    this.#bytes += countBytes(size);
    if (previous) this.#free(portrait, previous);
    this.#dropOldest();
    this.#continue();
  }

  /** Frees frames that are not requested, then frames of requested dragons that are larger than necessary. */
  #dropOldest() {
    const requestedIds = new Set(this.#requestedIds);
    const isOverLimit = () => this.#bytes > maxBytes || this.#portraits.size > maxPortraits;
    for (const id of this.#portraits.keys()) {
      if (!isOverLimit()) return;
      if (!requestedIds.has(id)) this.#remove(id);
    }
    for (const portrait of this.#portraits.values())
      for (const [index, frame] of portrait.frames.entries()) {
        if (this.#bytes <= maxBytes) return;
        if (!frame || frame.size <= this.#size) continue;
        portrait.frames[index] = undefined;
        this.#free(portrait, frame);
      }
  }

  #remove(id: number) {
    const portrait = this.#portraits.get(id);
    this.#portraits.delete(id);
    if (!portrait) return;
    for (const frame of portrait.frames) if (frame) this.#free(portrait, frame);
    portrait.sprite.destroy();
  }

  #free({ sprite }: Portrait, { texture, size }: Frame) {
    if (sprite.texture === texture) sprite.texture = Texture.EMPTY;
    texture.destroy(true);
    this.#bytes -= countBytes(size);
  }
}

const toKey = (id: number, index: number, size: number) => `${id}/${index}/${size}`;

const countBytes = (size: number) => 4 * size * size;

const chooseSize = (pixels: number) => sizes.find((size) => size >= pixels) ?? sizes[2];

/** The drawn frame closest to the wanted one. Frames at rest and frames in flight do not replace each other. */
function findNearestFrame(frames: readonly (Frame | undefined)[], wantedFrame: number): Frame | undefined {
  if (frames[wantedFrame] || wantedFrame === restFrame) return frames[wantedFrame];
  for (let distance = 1; distance < restFrame; distance += 1)
    for (const frame of [wantedFrame - distance, wantedFrame + distance]) {
      const drawn = frame >= 0 && frame < restFrame ? frames[frame] : undefined;
      if (drawn) return drawn;
    }
  return undefined;
}
