import { ImageSource } from 'pixi.js';
import type { Renderer } from 'pixi.js';

/** Uploads a picture to the graphics card now, not in the frame that shows it first, and frees the copy in main memory. */
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
  // PixiJS would drop what has not been seen for a minute, and upload it again from the copy.
  source.autoGarbageCollect = false;
  renderer.texture.initSource(source);
  if (isBitmap) picture.close();
  return source;
}
