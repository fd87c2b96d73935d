import type { Texture } from 'pixi.js';
import { Container, Sprite } from 'pixi.js';
import { computeArrival, arrivalDuration } from './compute-arrival.ts';
import type { DragonSprite } from './dragon-sprite.ts';

/** The glow of hatching eggs, on the ground below their dragons. */
export class ArrivalLights {
  readonly view = new Container();
  readonly #texture: Texture;
  readonly #lights = new Map<DragonSprite, Sprite>();

  constructor(texture: Texture) {
    this.#texture = texture;
  }

  add(sprite: DragonSprite): void {
    if (this.#lights.has(sprite)) return;
    const light = new Sprite({ texture: this.#texture, anchor: { x: 0.5, y: 0.6 }, blendMode: 'add' });
    this.view.addChild(light);
    this.#lights.set(sprite, light);
  }

  get isShining(): boolean {
    return this.#lights.size > 0;
  }

  /** @param length length of a dragon in units of the world */
  update(length: number): void {
    for (const [sprite, light] of this.#lights) {
      const age = sprite.arrival ? performance.now() - sprite.arrival.since : Number.POSITIVE_INFINITY;
      if (!sprite.arrival || age > arrivalDuration) {
        light.destroy();
        this.#lights.delete(sprite);
        continue;
      }
      const strength = computeArrival(age).light;
      light.position.copyFrom(sprite.arrival.from);
      light.width = length * (1.4 + 1.8 * strength);
      light.height = length * (1.4 + 3.4 * strength);
      light.alpha = strength;
    }
  }
}
