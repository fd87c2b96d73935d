import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { rise } from '../simulation/rise.ts';
import type { Body } from './move-body.ts';

/** Opacity of a light from afar, where it marks its dragon, and the least from close by, where the dragon is seen itself. */
const [strength, leastStrength] = [0.8, 0.2];

/** Pixels of a dragon on the screen above which its light becomes weaker. */
const markedBelow = 40;

/** Light that stays with some dragons, so that they are found from far away. */
export class DragonLights {
  readonly view = new Container();
  readonly #texture: Texture;
  readonly #tint: number;
  #bodies: readonly Body[] = [];

  constructor(texture: Texture, tint: number) {
    this.#texture = texture;
    this.#tint = tint;
  }

  set(bodies: readonly Body[]): void {
    this.#bodies = bodies;
    for (const light of this.view.removeChildren()) light.destroy();
    for (const _body of bodies)
      this.view.addChild(new Sprite({ texture: this.#texture, anchor: 0.5, tint: this.#tint }));
  }

  /** @param size units of the world that a light is wide @param length pixels of a dragon on the screen */
  update(size: number, length: number): void {
    this.view.alpha = Math.max(leastStrength, Math.min(strength, (strength * markedBelow) / length));
    for (let index = 0; index < this.#bodies.length; index += 1) {
      const body = this.#bodies[index];
      const light = this.view.children[index];
      if (!body || !light) continue;
      // A dragon that the filters leave out has no light.
      light.visible = body.alpha === 1;
      light.position.set(body.attitude.x, body.attitude.y - body.attitude.z * rise);
      light.scale.set(size / this.#texture.width);
    }
  }
}
