import { ImageSource } from 'pixi.js';
import type { Renderer } from 'pixi.js';

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
