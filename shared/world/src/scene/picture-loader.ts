import { ImageSource } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import { loadPicture } from './load-picture.ts';

interface LoadOptions {
  hasMipmaps?: boolean;
  onDecoded?: (picture: ImageBitmap) => void;
}

/** Loads the pictures that the build draws. Uploads each in a separate task, because uploads would make a frame long. */
export class PictureLoader {
  readonly #renderer: Renderer;
  readonly #folder: string;
  readonly #signal: AbortSignal;

  /** @param folder URL of the pictures of the map, with a trailing slash @param signal aborts all requests */
  constructor(renderer: Renderer, folder: string, signal: AbortSignal) {
    this.#renderer = renderer;
    this.#folder = folder;
    this.#signal = signal;
  }

  /** Loads a picture, which the caller destroys. @throws {Error} if it cannot be loaded, and after the signal is aborted */
  async load(file: string, { hasMipmaps = false, onDecoded }: LoadOptions = {}): Promise<ImageSource> {
    const picture = await loadPicture(this.#folder + file, this.#signal);
    this.#signal.throwIfAborted();
    onDecoded?.(picture);
    return uploadPicture(this.#renderer, picture, { hasMipmaps });
  }
}

/** Uploads a picture to the graphics card now instead of in the first frame that shows it, and frees the copy in main memory. */
export function uploadPicture(
  renderer: Renderer,
  picture: ImageBitmap | HTMLCanvasElement,
  { hasMipmaps = false } = {},
): ImageSource {
  const isBitmap = 'close' in picture;
  const source = new ImageSource({
    resource: picture,
    alphaMode: isBitmap ? 'premultiplied-alpha' : 'premultiply-alpha-on-upload',
  });
  source.autoGenerateMipmaps = hasMipmaps;
  if (hasMipmaps) source.style.mipmapFilter = 'nearest';
  // PixiJS would free a texture that was not shown for a minute, and upload it again from the copy, which no longer exists.
  source.autoGarbageCollect = false;
  renderer.texture.initSource(source);
  if (isBitmap) picture.close();
  return source;
}
