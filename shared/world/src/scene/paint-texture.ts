import { CanvasSource, Texture } from 'pixi.js';

/**
 * Creates a texture from a small painting. `Texture.from` would also add it to a cache of PixiJS, which holds the canvas until that texture itself is
 * destroyed; destroying its source or leaving the page is not enough.
 * @returns an empty texture if the browser has no memory left for it
 */
export function paintTexture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Texture {
  const context = createContext(width, height);
  if (!context) return Texture.EMPTY;
  draw(context);
  flushCommands(context);
  return new Texture({ source: new CanvasSource({ resource: context.canvas }) });
}

/**
 * Creates a canvas in main memory. The slices of the page paint it, not another process at an unknown time.
 * @returns its context; null if the browser has no memory left for it
 */
function createContext(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * Forces the browser to execute recorded canvas commands now. Otherwise it executes all of them in one long task when the canvas is
 * uploaded to the graphics card. Only for canvases in main memory (`willReadFrequently`).
 */
const flushCommands = (context: CanvasRenderingContext2D): void => void context.getImageData(0, 0, 1, 1);
