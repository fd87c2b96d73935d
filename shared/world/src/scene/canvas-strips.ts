import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import { newPaint } from './new-paint.ts';

/** About as many as are uploaded to the graphics card in five milliseconds. */
const maxStripPixels = 600_000;

interface Strip {
  paint: CanvasRenderingContext2D;
  source: CanvasSource;
  /** First row of the canvas in the strip. */
  from: number;
}

/**
 * A large canvas as a stack of small textures, so that it is uploaded to the graphics card in short tasks. Neighbouring strips
 * share a row on each side: without it, lines would show between them when they are enlarged.
 */
export class CanvasStrips {
  /** Scaled in pixels of the canvas. */
  readonly view = new Container();
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: Renderer;
  /** Rows per strip. */
  readonly #rows: number;
  /** Null if the browser has no memory for a strip. */
  readonly #strips: (Strip | null)[] = [];
  #next = 0;

  constructor(canvas: HTMLCanvasElement, renderer: Renderer) {
    this.#canvas = canvas;
    this.#renderer = renderer;
    this.#rows = Math.max(1, Math.floor(maxStripPixels / canvas.width));
  }

  /** Uploads the current content of the canvas, one strip per call. @returns whether that was the last strip */
  uploadNext(): boolean {
    const index = this.#next;
    const strip = (this.#strips[index] ??= this.#newStrip(index * this.#rows));
    if (strip) {
      const { paint, source, from } = strip;
      paint.drawImage(this.#canvas, 0, -from);
      source.update();
      this.#renderer.texture.initSource(source);
    }
    const isLast = (index + 1) * this.#rows >= this.#canvas.height;
    this.#next = isLast ? 0 : index + 1;
    return isLast;
  }

  destroy(): void {
    this.view.destroy({ children: true, texture: true, textureSource: true });
  }

  #newStrip(top: number): Strip | null {
    const { width, height } = this.#canvas;
    const from = Math.max(0, top - 1);
    const paint = newPaint(width, Math.min(height, top + this.#rows + 1) - from);
    if (!paint) return null;
    const source = new CanvasSource({ resource: paint.canvas });
    const frame = new Rectangle(0, top - from, width, Math.min(this.#rows, height - top));
    const sprite = new Sprite(new Texture({ source, frame }));
    sprite.y = top;
    this.view.addChild(sprite);
    return { paint, source, from };
  }
}
