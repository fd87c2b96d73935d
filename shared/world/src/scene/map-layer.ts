import { Sprite, Texture, Container, Rectangle } from 'pixi.js';
import type { ImageSource } from 'pixi.js';
import {
  districtSheets,
  chooseLevel,
  mainSheet,
  openSeaFile,
  sketchFile,
  isDrawn,
  findParentTile,
  getScale,
  listTiles,
} from '../map/map-sheet.ts';
import type { MapTile, MapSheet } from '../map/map-sheet.ts';
import { openSea } from '../map/open-sea.ts';
import { isWithin, overlaps } from '../map/box.ts';
import type { Box } from '../map/box.ts';
import { findDistrictCenter } from '../simulation/districts.ts';
import type { OpenDistrict } from '../simulation/find-flock-position.ts';
import type { Camera, Viewport } from './camera.ts';
import type { PictureLoader } from './picture-loader.ts';
import { TileStore } from './tile-store.ts';
import type { Point } from '../simulation/point.ts';

/** Pixels around the window for which tiles are loaded in advance while the camera moves slowly. */
const margin = 200;

const mainSheets: readonly PlacedSheet[] = [{ sheet: mainSheet, x: 0, y: 0 }];

/** Where the camera is, and where it goes. */
export interface View {
  camera: Camera;
  /** The camera at the end of the current animation; without one, the current camera. */
  destination: Camera;
  viewport: Viewport;
}

/** Whether two views show the same part of the map in a window of the same size. */
export const isSameWindow = (a: Omit<View, 'destination'>, b: Omit<View, 'destination'>): boolean =>
  a.camera === b.camera && a.viewport.width === b.viewport.width && a.viewport.height === b.viewport.height;

/** The map: pictures that the build draws, loaded for the part of the world in the window. */
export class MapLayer {
  readonly #store: TileStore;
  readonly #pictures: PictureLoader;
  readonly #ratio: number;
  readonly #main: SheetLayer;
  readonly #districts: SheetLayer;
  readonly #sketch = new Sprite(Texture.EMPTY);
  readonly #openSea = new Sprite(Texture.EMPTY);
  #placedSheets: PlacedSheet[] = [];
  #lastView: View | null = null;
  /** Whether tiles may load. Until then, only the sketch is shown. */
  #isOpen = false;
  #neededTiles: readonly MapTile[] = [];
  /** Resolves when the sketch of the map is loaded, or cannot be loaded. */
  readonly whenSketched: Promise<void>;
  /** Whether the picture has changed since the last `update`. */
  #isStale = false;

  /** @param ratio pixels of the screen per pixel of the page */
  constructor(pictures: PictureLoader, ratio: number) {
    this.#pictures = pictures;
    this.#ratio = ratio;
    this.#store = new TileStore(pictures, () => (this.#isStale = true));
    this.#main = new SheetLayer(this.#store);
    this.#districts = new SheetLayer(this.#store);
    this.whenSketched = this.#loadPart(this.#sketch, sketchFile, mainSheet.area);
    void this.#loadPart(this.#openSea, openSeaFile, openSea);
  }

  /** Adds its parts to a container, from the lowest to the highest. */
  addTo(container: Container): void {
    container.addChild(this.#sketch, this.#main.view, this.#openSea, this.#districts.view);
  }

  /** Starts to load tiles. */
  open(): void {
    this.#isOpen = true;
    this.#lastView = null;
  }

  /** Shows the islands of these districts. */
  openDistricts(districts: readonly OpenDistrict[]): void {
    if (districts.length === this.#placedSheets.length) return;
    this.#placedSheets = districts.map(({ house, district }) => ({
      sheet: districtSheets[house],
      ...findDistrictCenter(house, district),
    }));
    this.#lastView = null;
  }

  /** Whether pictures for the current view are missing. */
  get isLoading(): boolean {
    return !this.#neededTiles.every((tile) => this.#store.isSettled(tile));
  }

  /** Requests and shows the tiles of a view. @returns whether the picture has changed, not counting camera moves */
  update(view: View): boolean {
    const previous = this.#lastView;
    const isSame = previous?.destination === view.destination && isSameWindow(previous, view);
    const hasChanged = this.#isStale;
    if (isSame && !hasChanged) return false;
    this.#isStale = false;
    this.#lastView = view;
    if (!isSame) this.#request(view);
    this.#show(view);
    return hasChanged || previous === null;
  }

  destroy(): void {
    this.#main.destroy();
    this.#districts.destroy();
    this.#store.destroy();
    for (const { texture } of [this.#sketch, this.#openSea])
      if (texture !== Texture.EMPTY) texture.destroy(true);
  }

  #request({ destination, viewport }: View) {
    const level = chooseLevel(destination.zoom * this.#ratio);
    const sheets = [...mainSheets, ...this.#placedSheets];
    const visibleTiles = listTilesToLoad(sheets, level, toVisibleArea(destination, viewport));
    this.#neededTiles = visibleTiles;
    if (!this.#isOpen) return;
    // Loads the first level at the destination, because it fills gaps at once.
    const coarseTiles = listTilesToLoad(sheets, 0, toVisibleArea(destination, viewport));
    const surroundingTiles = listTilesToLoad(sheets, level, toVisibleArea(destination, viewport, margin));
    this.#store.request([...coarseTiles, ...visibleTiles, ...surroundingTiles]);
  }

  #show({ camera, viewport }: View) {
    const area = toVisibleArea(camera, viewport);
    const level = chooseLevel(camera.zoom * this.#ratio);
    this.#openSea.visible = !isWithin(area, mainSheet.area);
    this.#main.show(mainSheets, level, area);
    // Complete tiles hide the sketch, and drawing it would fill the window once more.
    this.#sketch.visible = !this.#main.isComplete;
    this.#districts.show(this.#placedSheets, level, area);
  }

  async #loadPart(sprite: Sprite, file: string, area: Box) {
    try {
      const source = await this.#pictures.load(file);
      sprite.texture = new Texture({ source });
      sprite.position.set(area.x, area.y);
      sprite.setSize(area.width, area.height);
      this.#isStale = true;
    } catch {
      // The colour of the sea is shown instead.
    }
  }
}

/** The part of the map in the window. @param margin pixels around the window */
function toVisibleArea({ x, y, zoom }: Camera, { width, height }: Viewport, margin = 0): Box {
  const [areaWidth, areaHeight] = [(width + 2 * margin) / zoom, (height + 2 * margin) / zoom];
  return { x: x - areaWidth / 2, y: y - areaHeight / 2, width: areaWidth, height: areaHeight };
}

/** A sheet placed at a point of the world. */
interface PlacedSheet extends Point {
  sheet: MapSheet;
}

/** Factor by which tiles are enlarged, so that rounding leaves no gaps between them. */
const overlap = 1.001;

/** Shows the visible tiles of some sheets. A tile that is not loaded yet shows a part of a coarser tile. */
class SheetLayer {
  readonly view = new Container();
  readonly #store: TileStore;
  readonly #sprites = new Map<string, Sprite>();
  /** Textures by tile and by the tile whose picture they show. */
  readonly #textures = new Map<string, { texture: Texture; picture: ImageSource }>();
  /** Whether all pictures in the window are loaded. */
  isComplete = false;

  constructor(store: TileStore) {
    this.#store = store;
  }

  /** Shows the part of the sheets that is in the window. */
  show(sheets: readonly PlacedSheet[], level: number, area: Box): void {
    const visibleKeys = new Set<string>();
    this.isComplete = true;
    for (const { sheet, x, y } of sheets) {
      for (const tile of listVisibleTiles({ sheet, x, y }, level, area)) {
        const texture = this.#createTexture(tile);
        this.isComplete &&= texture !== null;
        if (!texture) continue;
        const key = `${x} ${y} ${tile.path}`;
        visibleKeys.add(key);
        const sprite = this.#sprites.get(key) ?? this.#createSprite(key);
        sprite.texture = texture;
        sprite.position.set(x + tile.area.x, y + tile.area.y);
        sprite.setSize(tile.area.width * overlap, tile.area.height * overlap);
      }
    }
    for (const [key, sprite] of this.#sprites) {
      if (visibleKeys.has(key)) continue;
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

  /** Creates the texture of a tile from its own picture. While that loads, uses the closest coarser picture that is loaded. */
  #createTexture(tile: MapTile): Texture | null {
    let pictured: MapTile | null = tile;
    while (pictured && !this.#store.get(pictured)) pictured = findParentTile(pictured);
    const picture = pictured && this.#store.get(pictured);
    if (!pictured || !picture) return null;
    const key = `${tile.path} ${pictured.path}`;
    const cached = this.#textures.get(key);
    if (cached && cached.picture === picture) return cached.texture;
    cached?.texture.destroy();
    const scale = getScale(pictured.level);
    const frame = new Rectangle(
      (tile.area.x - pictured.area.x) * scale,
      (tile.area.y - pictured.area.y) * scale,
      tile.area.width * scale,
      tile.area.height * scale,
    );
    const texture = new Texture({ source: picture, frame });
    this.#textures.set(key, { texture, picture });
    return texture;
  }
}

/** The tiles of a placed sheet that overlap an area of the world; empty if none does. */
function listVisibleTiles({ sheet, x, y }: PlacedSheet, level: number, area: Box): MapTile[] {
  const sheetArea = { ...area, x: area.x - x, y: area.y - y };
  return overlaps(sheet.area, sheetArea) ? listTiles(sheet, level, sheetArea) : [];
}

/** The tile, or the closest coarser one that has a picture. */
function findDrawnTile(tile: MapTile): MapTile {
  const parent = isDrawn(tile) ? null : findParentTile(tile);
  return parent ? findDrawnTile(parent) : tile;
}

/** The tiles to load for a view, the nearest first: pictures of this level, or of the closest coarser level that has a picture. */
function listTilesToLoad(sheets: readonly PlacedSheet[], level: number, area: Box): MapTile[] {
  const tiles = sheets.flatMap((placed) => listVisibleTiles(placed, level, area).map(findDrawnTile));
  return [...new Map(tiles.map((tile) => [tile.path, tile])).values()];
}
