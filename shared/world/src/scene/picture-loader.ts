import { ImageSource } from 'pixi.js';
import type { Renderer } from 'pixi.js';

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

/** The format that the graphics card needs. */
const bitmapOptions: ImageBitmapOptions = { premultiplyAlpha: 'premultiply' };

/**
 * Loads a picture and decodes it off the main thread.
 * @throws {Error} if it cannot be loaded
 */
export async function loadPicture(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetchPicture(url, signal);
  if (!answer) return loadElement(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return createImageBitmap(await answer.blob(), bitmapOptions);
}

/** @returns null if the request fails: the CSP of a page of another site may allow our pictures but no requests to us */
async function fetchPicture(url: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch(url, { signal, priority: 'low' });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Decodes on the main thread, because browsers keep no decoded copy of an element for the graphics card. */
async function loadElement(url: string): Promise<ImageBitmap> {
  const image = new Image();
  // Files of a release may have a different origin from the page, and a graphics card accepts only pictures with CORS permission.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return createImageBitmap(image, bitmapOptions);
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
