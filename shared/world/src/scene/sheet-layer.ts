import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { ImageSource } from 'pixi.js';
import { isDrawn, findParentTile, getScale, listTiles } from '../map/map-sheet.ts';
import type { MapSheet, MapTile } from '../map/map-sheet.ts';
import { overlaps } from '../map/region.ts';
import type { Region } from '../map/region.ts';
import type { Point } from '../simulation/point.ts';
import type { TileStore } from './tile-store.ts';

/** A sheet placed at a point of the world. */
export interface PlacedSheet extends Point {
  sheet: MapSheet;
}

/** Factor by which tiles are enlarged, so that rounding leaves no gaps between them. */
const overlap = 1.001;

/** Shows the visible tiles of some sheets. A tile that is not loaded yet shows a part of a coarser tile. */
export class SheetLayer {
  readonly view = new Container();
  readonly #store: TileStore;
  readonly #sprites = new Map<string, Sprite>();
  /** Textures by tile and by the tile whose picture they show. */
  readonly #textures = new Map<string, { texture: Texture; picture: ImageSource }>();
  #isWhole = false;

  constructor(store: TileStore) {
    this.#store = store;
  }

  /** Whether all pictures in the window are loaded. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Shows the part of the sheets that is in the window. */
  show(sheets: readonly PlacedSheet[], level: number, region: Region): void {
    const shown = new Set<string>();
    this.#isWhole = true;
    for (const { sheet, x, y } of sheets) {
      for (const tile of listVisibleTiles({ sheet, x, y }, level, region)) {
        const texture = this.#createTexture(tile);
        this.#isWhole &&= texture !== null;
        if (!texture) continue;
        const key = `${x} ${y} ${tile.path}`;
        shown.add(key);
        const sprite = this.#sprites.get(key) ?? this.#createSprite(key);
        sprite.texture = texture;
        sprite.position.set(x + tile.region.x, y + tile.region.y);
        sprite.setSize(tile.region.width * overlap, tile.region.height * overlap);
      }
    }
    for (const [key, sprite] of this.#sprites) {
      if (shown.has(key)) continue;
      this.#sprites.delete(key);
      sprite.destroy();
    }
    for (const [key, { texture, picture }] of this.#textures) {
      if (!picture.destroyed) continue;
      this.#textures.delete(key);
      texture.destroy();
    }
  }

  destroy(): void {
    this.view.destroy({ children: true });
    for (const { texture } of this.#textures.values()) texture.destroy();
  }

  #createSprite(key: string): Sprite {
    const sprite = new Sprite();
    this.#sprites.set(key, sprite);
    this.view.addChild(sprite);
    return sprite;
  }

  /** Creates the texture of a tile from its own picture, or while that loads from the picture of the next coarser level that is loaded. */
  #createTexture(tile: MapTile): Texture | null {
    let from: MapTile | null = tile;
    while (from && !this.#store.get(from)) from = findParentTile(from);
    const picture = from && this.#store.get(from);
    if (!from || !picture) return null;
    const key = `${tile.path} ${from.path}`;
    const known = this.#textures.get(key);
    if (known && known.picture === picture) return known.texture;
    known?.texture.destroy();
    const scale = getScale(from.level);
    const frame = new Rectangle(
      (tile.region.x - from.region.x) * scale,
      (tile.region.y - from.region.y) * scale,
      tile.region.width * scale,
      tile.region.height * scale,
    );
    const texture = new Texture({ source: picture, frame });
    this.#textures.set(key, { texture, picture });
    return texture;
  }
}

/** The tiles of a placed sheet that overlap a region of the world; empty if none does. */
export function listVisibleTiles({ sheet, x, y }: PlacedSheet, level: number, region: Region): MapTile[] {
  const inSheet = { ...region, x: region.x - x, y: region.y - y };
  return overlaps(sheet.region, inSheet) ? listTiles(sheet, level, inSheet) : [];
}

/** The tiles to load for a view, the nearest first: pictures of this level, or of the closest coarser level that has a picture. */
export function listTilesToLoad(sheets: readonly PlacedSheet[], level: number, region: Region): MapTile[] {
  const tiles = sheets.flatMap((placed) =>
    listVisibleTiles(placed, level, region).map((tile) => {
      let drawn = tile;
      for (let parent = findParentTile(drawn); parent && !isDrawn(drawn); parent = findParentTile(drawn))
        drawn = parent;
      return drawn;
    }),
  );
  return [...new Map(tiles.map((tile) => [tile.path, tile])).values()];
}
