import type { Renderer } from 'pixi.js';

/**
 * A canvas behind that of the scene. It shows the ground while the camera rests. Without a graphics card, composing the two canvases takes
 * the browser less time than copying the ground at the start of every frame.
 */
export class StillGround {
  readonly canvas = document.createElement('canvas');
  readonly #paint = this.canvas.getContext('2d', { alpha: false });

  /** Shows the renderer's last picture. @returns false if the browser has no memory left for it */
  show({ canvas }: Renderer): boolean {
    if (!this.#paint) return false;
    if (this.canvas.width !== canvas.width || this.canvas.height !== canvas.height) {
      this.canvas.width = canvas.width;
      this.canvas.height = canvas.height;
    }
    this.#paint.drawImage(canvas, 0, 0);
    return true;
  }
}
