import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { frameSize, wingLifts, sketchRow } from './dragon-atlas.ts';
import type { DragonAtlas } from './dragon-atlas.ts';

/** The frames of the atlas as textures. */
export class DragonFrames {
  readonly source: CanvasSource;
  readonly #atlas: DragonAtlas;
  /** By row and frame. */
  readonly #textures: (Texture | undefined)[] = [];
  /** Rows of the atlas that are drawn. */
  readonly #rows = new Set([sketchRow]);

  constructor(atlas: DragonAtlas) {
    this.#atlas = atlas;
    // Dragons are drawn at down to an eighth of the frame size: without mipmaps they would flicker.
    this.source = new CanvasSource({ resource: atlas.paint.canvas, autoGenerateMipmaps: true });
    this.source.style.mipmapFilter = 'nearest';
  }

  /** Uploads the atlas after a row has been drawn. */
  addRow(row: number): void {
    this.#rows.add(row);
    this.source.update();
  }

  /** The sketch until the row is drawn. */
  textureOf(row: number, frame: number): Texture {
    const drawn = this.#rows.has(row) ? row : sketchRow;
    const key = drawn * wingLifts.length + frame;
    const known = this.#textures[key];
    if (known) return known;
    const { x, y } = this.#atlas.frameAt(drawn, frame);
    const texture = new Texture({ source: this.source, frame: new Rectangle(x, y, frameSize, frameSize) });
    this.#textures[key] = texture;
    return texture;
  }

  destroy(): void {
    for (const texture of this.#textures) texture?.destroy();
    this.source.destroy();
  }
}
