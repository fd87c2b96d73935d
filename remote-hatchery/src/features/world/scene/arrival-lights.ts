import type { Texture } from 'pixi.js';
import { Container, Sprite } from 'pixi.js';
import type { Place } from '../simulation/lands.ts';

/** Milliseconds for which light rises where a dragon has hatched. */
const duration = 4_000;

/** Light that rises where dragons have just hatched. */
export class ArrivalLights {
  readonly view = new Container();
  readonly #texture: Texture;
  /** By the id of the dragon. */
  readonly #lights = new Map<number, { since: number; light: Sprite }>();

  constructor(texture: Texture) {
    this.#texture = texture;
  }

  add(ids: readonly number[]): void {
    for (const id of ids) {
      if (this.#lights.has(id)) continue;
      const light = new Sprite({ texture: this.#texture, anchor: { x: 0.5, y: 0.7 }, blendMode: 'add' });
      this.view.addChild(light);
      this.#lights.set(id, { since: performance.now(), light });
    }
  }

  /** @param length units of the world that a dragon is long */
  update(length: number, placeOf: (id: number) => Place | null): void {
    for (const [id, { since, light }] of this.#lights) {
      const share = (performance.now() - since) / duration;
      const place = placeOf(id);
      if (share >= 1 || !place) {
        light.destroy();
        this.#lights.delete(id);
        continue;
      }
      light.position.set(place.x, place.y);
      light.width = length * (1 + 2.4 * share);
      light.height = length * (1.6 + 3 * share);
      light.alpha = Math.sin(Math.PI * Math.min(1, share * 1.1)) * 0.9;
    }
  }
}
