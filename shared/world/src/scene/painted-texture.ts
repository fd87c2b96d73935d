import { CanvasSource, Texture } from 'pixi.js';
import { flushPaint } from './flush-paint.ts';
import { newPaint } from './new-paint.ts';

/**
 * A texture of a small painting. `Texture.from` would also add it to a cache of PixiJS, which holds the canvas until that very
 * texture is destroyed: destroying its source, or leaving the page, is not enough.
 * @returns an empty texture if the browser has no memory for it
 */
export function paintedTexture(
  width: number,
  height: number,
  work: (paint: CanvasRenderingContext2D) => void,
): Texture {
  const paint = newPaint(width, height);
  if (!paint) return Texture.EMPTY;
  work(paint);
  flushPaint(paint);
  return new Texture({ source: new CanvasSource({ resource: paint.canvas }) });
}
