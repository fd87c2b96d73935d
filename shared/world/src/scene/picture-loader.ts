import type { ImageSource, Renderer } from 'pixi.js';
import { loadPicture } from './load-picture.ts';
import { uploadPicture } from './upload-picture.ts';

interface LoadOptions {
  hasMipmaps?: boolean;
  onDecoded?: (picture: ImageBitmap) => void;
}

/**
 * Loads the pictures that the build draws. Uploads each in a separate task, because an upload during a frame would make that
 * frame long.
 */
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

  /**
   * Loads a picture. The caller destroys it.
   * @param options.hasMipmaps whether it is shown much smaller than its size
   * @param options.onDecoded reads the picture before it is freed
   * @throws {Error} if it cannot be loaded, and after the signal is aborted
   */
  async load(file: string, { hasMipmaps = false, onDecoded }: LoadOptions = {}): Promise<ImageSource> {
    const picture = await loadPicture(this.#folder + file, this.#signal);
    this.#signal.throwIfAborted();
    onDecoded?.(picture);
    return uploadPicture(this.#renderer, picture, { hasMipmaps });
  }
}
