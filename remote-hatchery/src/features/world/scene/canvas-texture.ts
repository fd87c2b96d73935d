import { CanvasSource, Texture } from 'pixi.js';

/**
 * A texture of a painted canvas. `Texture.from` would also put it into a cache of the library, which keeps the canvas until
 * that very texture is destroyed: destroying its source, or leaving the page, is not enough.
 */
export const canvasTexture = (canvas: HTMLCanvasElement): Texture =>
  new Texture({ source: new CanvasSource({ resource: canvas }) });
