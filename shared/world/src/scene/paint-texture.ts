import { CanvasSource, Texture } from 'pixi.js';

/**
 * A texture of a small painting. `Texture.from` would also add it to a cache of PixiJS, which holds the canvas until that texture itself is
 * destroyed; destroying its source or leaving the page is not enough.
 * @returns an empty texture if the browser has no memory left for it
 */
export function paintTexture(
  width: number,
  height: number,
  work: (paint: CanvasRenderingContext2D) => void,
): Texture {
  const paint = createPaint(width, height);
  if (!paint) return Texture.EMPTY;
  work(paint);
  flushPaint(paint);
  return new Texture({ source: new CanvasSource({ resource: paint.canvas }) });
}

/**
 * Creates a canvas in main memory. The slices of the page paint it, not another process at an unknown time.
 * @returns its context; null if the browser has no memory left for it
 */
function createPaint(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * Forces the browser to execute recorded canvas commands now. Otherwise it executes all of them in one long task when the canvas is
 * uploaded to the graphics card. Only for canvases in main memory (`willReadFrequently`).
 */
const flushPaint = (paint: CanvasRenderingContext2D): void => void paint.getImageData(0, 0, 1, 1);
