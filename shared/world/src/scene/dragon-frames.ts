import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { cell, lifts, sketchRow } from './dragon-atlas.ts';
import type { DragonAtlas } from './dragon-atlas.ts';

/** The frames of the sheet as textures. */
export class DragonFrames {
  readonly source: CanvasSource;
  readonly #atlas: DragonAtlas;
  /** By row and frame. */
  readonly #textures: (Texture | undefined)[] = [];
  /** Rows of the sheet that are drawn. */
  readonly #rows = new Set([sketchRow]);

  constructor(atlas: DragonAtlas) {
    this.#atlas = atlas;
    // A dragon is drawn in an eighth of a frame's size: without smaller copies of the sheet it would flicker.
    this.source = new CanvasSource({ resource: atlas.paint.canvas, autoGenerateMipmaps: true });
    this.source.style.mipmapFilter = 'nearest';
  }

  /** A row of the sheet is drawn: it goes to the graphics card. */
  addRow(row: number): void {
    this.#rows.add(row);
    this.source.update();
  }

  /** Until its row is drawn, a dragon is a sketch. */
  textureOf(row: number, frame: number): Texture {
    const drawn = this.#rows.has(row) ? row : sketchRow;
    const key = drawn * lifts.length + frame;
    const known = this.#textures[key];
    if (known) return known;
    const { x, y } = this.#atlas.frameAt(drawn, frame);
    const texture = new Texture({ source: this.source, frame: new Rectangle(x, y, cell, cell) });
    this.#textures[key] = texture;
    return texture;
  }

  destroy(): void {
    for (const texture of this.#textures) texture?.destroy();
    this.source.destroy();
  }
}
