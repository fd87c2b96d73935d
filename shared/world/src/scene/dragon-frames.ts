import { Rectangle, Texture } from 'pixi.js';
import type { Box } from '../map/box.ts';
import { atlases, rowCount, wingLifts } from './dragon-atlas.ts';
import type { Highlight } from './dragon-atlas.ts';
import { findPaintedBoxes, readPixels } from './find-painted-boxes.ts';
import type { PictureLoader } from './picture-loader.ts';

export interface LoadedAtlas {
  texture: Texture;
  /** Textures by row, kind and frame. */
  frames: Texture[];
  kinds: number;
  frameSize: number;
}

/** The frames of the atlases. Silhouettes replace the drawings until these are loaded. */
export class DragonFrames {
  readonly #atlases: Partial<Record<keyof typeof atlases, LoadedAtlas>> = {};
  readonly #loads: Partial<Record<keyof typeof atlases, Promise<void>>> = {};
  readonly #pictures: PictureLoader;
  #isFirstViewComplete = false;

  constructor(pictures: PictureLoader) {
    this.#pictures = pictures;
  }

  /** Loads an atlas once. If atlases cannot be loaded, the world is shown without dragons. */
  load(name: keyof typeof atlases): Promise<void> {
    return (this.#loads[name] ??= loadAtlas(this.#pictures, name).then(
      (atlas) => void (this.#atlases[name] = atlas),
      () => undefined,
    ));
  }

  /** Allows the loading of atlases of highlighted dragons. The first view must not wait for them. */
  allowHighlights(): void {
    this.#isFirstViewComplete = true;
  }

  /** Loads the atlas of drawings or of silhouettes that highlighted dragons need, once the first view is complete. */
  loadHighlights(hasDrawings: boolean, dragons: readonly { highlight: Highlight | null }[]): void {
    if (!this.#isFirstViewComplete) return;
    const name = hasDrawings ? 'golden' : 'highlighted';
    if (this.#loads[name]) return;
    if (dragons.some(({ highlight }) => highlight !== null && (highlight === 'golden' || !hasDrawings)))
      void this.load(name);
  }

  /** Null until an atlas is loaded. @param isFarView whether silhouettes are needed */
  chooseAtlas(isFarView: boolean): LoadedAtlas | null {
    const { far, near } = this.#atlases;
    return (isFarView ? (far ?? near) : (near ?? far)) ?? null;
  }

  /** The atlas of highlighted dragons; null until it is loaded. @param isFarView whether silhouettes are needed */
  chooseHighlightAtlas(isFarView: boolean): LoadedAtlas | null {
    return (isFarView ? this.#atlases.highlighted : this.#atlases.golden) ?? null;
  }

  destroy(): void {
    for (const { texture, frames } of Object.values(this.#atlases)) {
      for (const frame of frames) frame.destroy();
      texture.destroy(true);
    }
  }
}

async function loadAtlas(pictures: PictureLoader, name: keyof typeof atlases): Promise<LoadedAtlas> {
  const { file, frameSize, kinds } = atlases[name];
  let boxes: Box[] = [];
  const source = await pictures.load(file, {
    // Dragons are drawn at sizes down to an eighth of the frame. Without mipmaps they would flicker.
    hasMipmaps: true,
    // Silhouettes are small and numerous, so trimming them pays off. Reading the pixels of the larger drawings would take longer than a
    // frame.
    onDecoded: (picture) =>
      (boxes = hasSilhouettes(name) ? findPaintedBoxes(readPixels(picture), frameSize) : []),
  });
  const columns = kinds * wingLifts.length;
  const frames = Array.from({ length: rowCount * columns }, (_, index) => {
    const [left, top] = [(index % columns) * frameSize, Math.floor(index / columns) * frameSize];
    const { x, y, width, height } = boxes[index] ?? { x: 0, y: 0, width: frameSize, height: frameSize };
    return new Texture({
      source,
      frame: new Rectangle(left + x, top + y, width, height),
      orig: new Rectangle(0, 0, frameSize, frameSize),
      trim: new Rectangle(x, y, width, height),
    });
  });
  return { texture: new Texture({ source }), frames, frameSize, kinds };
}

const hasSilhouettes = (name: keyof typeof atlases) => name === 'far' || name === 'highlighted';
