import { Rectangle, Texture } from 'pixi.js';
import { atlases, rowCount, wingLifts } from './dragon-atlas.ts';
import { loadPicture } from './load-picture.ts';

/** Textures of one atlas. */
export interface LoadedAtlas {
  /** The whole atlas. */
  texture: Texture;
  /** By row and frame. */
  frames: Texture[];
  frameSize: number;
}

/** The frames of the atlases. The silhouettes stand in for the drawings until these are loaded. */
export class DragonFrames {
  readonly #loaded: { far: LoadedAtlas | null; near: LoadedAtlas | null } = { far: null, near: null };
  readonly #loading: Partial<Record<keyof typeof atlases, Promise<void>>> = {};
  readonly #folder: string;
  #isClosed = false;

  /** @param folder URL of the pictures of the map */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Loads an atlas, once. Without atlases the world has no dragons, but is shown. */
  load(name: keyof typeof atlases): Promise<void> {
    return (this.#loading[name] ??= this.#load(name).catch(() => undefined));
  }

  /** Null until an atlas is loaded. @param isSpeck whether silhouettes are wanted */
  atlasFor(isSpeck: boolean): LoadedAtlas | null {
    const { far, near } = this.#loaded;
    return isSpeck ? (far ?? near) : (near ?? far);
  }

  destroy(): void {
    this.#isClosed = true;
    for (const atlas of Object.values(this.#loaded)) if (atlas) destroyAtlas(atlas);
  }

  async #load(name: keyof typeof atlases) {
    const atlas = await loadAtlas(this.#folder, name);
    if (this.#isClosed) destroyAtlas(atlas);
    else this.#loaded[name] = atlas;
  }
}

async function loadAtlas(folder: string, name: keyof typeof atlases): Promise<LoadedAtlas> {
  const { file, frameSize } = atlases[name];
  const source = await loadPicture(folder + file);
  // Dragons are drawn at down to an eighth of the frame size: without mipmaps they would flicker.
  source.autoGenerateMipmaps = true;
  source.style.mipmapFilter = 'nearest';
  const frames = Array.from({ length: rowCount * wingLifts.length }, (_, index) => {
    const [row, frame] = [Math.floor(index / wingLifts.length), index % wingLifts.length];
    return new Texture({
      source,
      frame: new Rectangle(frame * frameSize, row * frameSize, frameSize, frameSize),
    });
  });
  return { texture: new Texture({ source }), frames, frameSize };
}

function destroyAtlas({ texture, frames }: LoadedAtlas) {
  for (const frame of frames) frame.destroy();
  texture.destroy(true);
}
