import { ImageSource } from 'pixi.js';

/**
 * Loads and decodes a picture, so that showing it takes no time on the main thread but its upload.
 * @throws {Error} if it cannot be loaded
 */
export async function loadPicture(url: string): Promise<ImageSource> {
  const image = new Image();
  // The files of a release may lie at another origin than the page, and a graphics card takes only pictures with permission.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return new ImageSource({ resource: image });
}
