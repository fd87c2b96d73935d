import type { Texture } from 'pixi.js';
import { Container, Sprite } from 'pixi.js';
import { arrivalAt, arrivalDuration } from './arrival-at.ts';
import type { Body } from './move-body.ts';

/** The light of eggs that have just hatched, on the ground below their dragons. */
export class ArrivalLights {
  readonly view = new Container();
  readonly #texture: Texture;
  readonly #lights = new Map<Body, Sprite>();

  constructor(texture: Texture) {
    this.#texture = texture;
  }

  add(body: Body): void {
    if (this.#lights.has(body)) return;
    const light = new Sprite({ texture: this.#texture, anchor: { x: 0.5, y: 0.6 }, blendMode: 'add' });
    this.view.addChild(light);
    this.#lights.set(body, light);
  }

  get isShining(): boolean {
    return this.#lights.size > 0;
  }

  /** @param length units of the world that a dragon is long */
  update(length: number): void {
    if (this.#lights.size === 0) return;
    for (const [body, light] of this.#lights) {
      const age = body.arrival ? performance.now() - body.arrival.since : Number.POSITIVE_INFINITY;
      if (!body.arrival || age > arrivalDuration) {
        light.destroy();
        this.#lights.delete(body);
        continue;
      }
      const strength = arrivalAt(age).light;
      light.position.copyFrom(body.arrival.from);
      light.width = length * (1.4 + 1.8 * strength);
      light.height = length * (1.4 + 3.4 * strength);
      light.alpha = strength;
    }
  }
}
