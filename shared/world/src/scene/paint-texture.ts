import { CanvasSource, Texture } from 'pixi.js';

/** A texture with a small painting, empty without memory for it. `Texture.from` would also cache the canvas until it is destroyed. */
export function paintTexture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // In main memory: the slices of the page paint the canvas, not another process at an unknown time.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return Texture.EMPTY;
  draw(context);
  // Reading a pixel executes the recorded commands now, not in one long task when the canvas is uploaded to the graphics card.
  context.getImageData(0, 0, 1, 1);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
