import type { Place } from '../simulation/lands.ts';

/**
 * Where dragons are seen on the map. Packed in one array, because a press has to find one of fifty thousand within a
 * fraction of a frame: following that many objects takes several milliseconds.
 */
export class SeenPlaces {
  /** x and y of each dragon. */
  #places = new Float64Array(0);

  /** Forgets all places and makes room for so many. */
  resize(count: number): void {
    this.#places = new Float64Array(count * 2);
  }

  set(index: number, x: number, y: number): void {
    this.#places[index * 2] = x;
    this.#places[index * 2 + 1] = y;
  }

  /**
   * The nearest to a place.
   * @param reach units of the world
   * @param isWanted asked for those within reach only
   * @returns its index; null where there is none
   */
  nearest({ x, y }: Place, reach: number, isWanted: (index: number) => boolean): number | null {
    const places = this.#places;
    let best: number | null = null;
    let least = reach * reach;
    for (let at = 0; at < places.length; at += 2) {
      const across = (places[at] ?? 0) - x;
      const down = (places[at + 1] ?? 0) - y;
      const distance = across * across + down * down;
      if (distance < least && isWanted(at / 2)) [best, least] = [at / 2, distance];
    }
    return best;
  }
}
