import type { Renderer } from 'pixi.js';

/**
 * A canvas behind that of the scene, which shows the ground while the camera rests. The browser lays one canvas over the other for less
 * than a frame takes that begins with a copy of the ground, if there is no graphics card.
 */
export class StillGround {
  readonly canvas = document.createElement('canvas');
  readonly #paint = this.canvas.getContext('2d', { alpha: false });

  /** Shows what the renderer has drawn last. @returns false if the browser has no memory for it */
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
