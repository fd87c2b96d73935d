import type { ImageSource } from 'pixi.js';
import { isDrawn } from '../map/map-sheet.ts';
import type { MapTile } from '../map/map-sheet.ts';
import type { PictureLoader } from './picture-loader.ts';

/** Maximum number of tiles in memory. A tile takes up to four megabytes. */
const maxTiles = 40;

/** Maximum number of parallel requests, and the same before the first response, which leaves connections for other requests. */
const [maxParallel, maxFirst] = [6, 2];

/** Milliseconds after which a tile that failed to load is requested again. */
const retryDelay = 5_000;

/** Loads the requested tiles, and keeps the most recently used ones. It always keeps the first level, which fills gaps. */
export class TileStore {
  readonly #loader: Pick<PictureLoader, 'load'>;
  readonly #onLoad: () => void;
  /** Pictures by path, the least recently needed first. */
  readonly #pictures = new Map<string, ImageSource>();
  readonly #loadingPaths = new Set<string>();
  /** Time of the last failure by path. */
  readonly #failures = new Map<string, number>();
  #neededTiles: readonly MapTile[] = [];
  #isClosed = false;

  /** @param onLoad called when another tile has loaded */
  constructor(loader: Pick<PictureLoader, 'load'>, onLoad: () => void) {
    this.#loader = loader;
    this.#onLoad = onLoad;
  }

  get({ path }: MapTile): ImageSource | undefined {
    return this.#pictures.get(path);
  }

  /** Sets the tiles to load, the most important first. */
  request(tiles: readonly MapTile[]): void {
    this.#neededTiles = tiles;
    for (const { path } of tiles.toReversed()) {
      const picture = this.#pictures.get(path);
      if (!picture) continue;
      this.#pictures.delete(path);
      this.#pictures.set(path, picture);
    }
    this.#loadNext();
  }

  /** Whether a tile has its picture, has none, or cannot be loaded. */
  isSettled(tile: MapTile): boolean {
    return this.#pictures.has(tile.path) || !isDrawn(tile) || this.#failures.has(tile.path);
  }

  destroy(): void {
    this.#isClosed = true;
    for (const picture of this.#pictures.values()) picture.destroy();
    this.#pictures.clear();
  }

  #loadNext() {
    const max = this.#pictures.size === 0 ? maxFirst : maxParallel;
    for (const tile of this.#neededTiles) {
      if (this.#loadingPaths.size >= max || this.#isClosed) return;
      if (!this.#pictures.has(tile.path) && isDrawn(tile) && !this.#isLoadingOrFailed(tile.path))
        void this.#load(tile);
    }
  }

  #isLoadingOrFailed(path: string) {
    return (
      this.#loadingPaths.has(path) ||
      performance.now() - (this.#failures.get(path) ?? Number.NEGATIVE_INFINITY) < retryDelay
    );
  }

  async #load({ path }: MapTile) {
    this.#loadingPaths.add(path);
    try {
      this.#pictures.set(path, await this.#loader.load(path));
      this.#failures.delete(path);
      this.#dropOldest();
    } catch {
      // The coarser level stays visible.
      this.#failures.set(path, performance.now());
    } finally {
      this.#loadingPaths.delete(path);
    }
    if (this.#isClosed) return;
    this.#onLoad();
    this.#loadNext();
  }

  #dropOldest() {
    const needed = new Set(this.#neededTiles.map(({ path }) => path));
    for (const [path, picture] of this.#pictures) {
      if (this.#pictures.size <= maxTiles) return;
      if (needed.has(path) || isFirstLevel(path)) continue;
      this.#pictures.delete(path);
      picture.destroy();
    }
  }
}

const isFirstLevel = (path: string) => path.includes('/0/');
