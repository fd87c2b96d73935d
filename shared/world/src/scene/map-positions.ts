import type { Point } from '../simulation/point.ts';

/**
 * Positions of dragons on the map, packed in one array. A press must find one of fifty thousand dragons within a fraction of a frame, and
 * following that many references takes several milliseconds.
 */
export class MapPositions {
  /** x and y, alternating. */
  #coordinates = new Float64Array(0);

  /** Clears all positions and makes room for this many. */
  resize(count: number): void {
    this.#coordinates = new Float64Array(count * 2);
  }

  set(index: number, x: number, y: number): void {
    this.#coordinates[index * 2] = x;
    this.#coordinates[index * 2 + 1] = y;
  }

  /** The index of the wanted position nearest to a point, or null. `isWanted` is called only within reach. */
  findNearest({ x, y }: Point, reach: number, isWanted: (index: number) => boolean): number | null {
    const coordinates = this.#coordinates;
    let best: number | null = null;
    let minDistance = reach * reach;
    for (let offset = 0; offset < coordinates.length; offset += 2) {
      const across = (coordinates[offset] ?? 0) - x;
      const down = (coordinates[offset + 1] ?? 0) - y;
      const distance = across * across + down * down;
      if (distance < minDistance && isWanted(offset / 2)) [best, minDistance] = [offset / 2, distance];
    }
    return best;
  }
}
