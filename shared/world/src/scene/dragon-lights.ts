import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { rise } from '../simulation/rise.ts';
import type { Body } from './move-body.ts';

/** How a light looks from afar, where it marks its dragon, and from close by, where the dragon is seen itself. */
interface LightLook {
  texture: Texture;
  tint: number;
  /** Opacity from afar, and the least from close by. */
  strength: number;
  leastStrength: number;
  /** How much of its height it loses from close by, where it lies below its dragon. */
  flatness: number;
}

/** Pixels of a dragon on the screen above which its light becomes weaker, and those above which it lies below it. */
const [markedBelow, flatFrom] = [40, 90];

/** Light that stays with some dragons, so that they are found from far away. */
export class DragonLights {
  readonly view = new Container();
  readonly #look: LightLook;
  #bodies: readonly Body[] = [];

  constructor(look: LightLook) {
    this.#look = look;
  }

  set(bodies: readonly Body[]): void {
    this.#bodies = bodies;
    for (const light of this.view.removeChildren()) light.destroy();
    for (const _body of bodies)
      this.view.addChild(new Sprite({ texture: this.#look.texture, anchor: 0.5, tint: this.#look.tint }));
  }

  /** @param size units of the world that a light is wide @param length pixels of a dragon on the screen */
  update(size: number, length: number): void {
    const { texture, strength, leastStrength, flatness } = this.#look;
    this.view.alpha = Math.max(leastStrength, Math.min(strength, (strength * markedBelow) / length));
    const flat = flatness * Math.max(0, Math.min(1, (length - markedBelow) / (flatFrom - markedBelow)));
    for (let index = 0; index < this.#bodies.length; index += 1) {
      const body = this.#bodies[index];
      const light = this.view.children[index];
      if (!body || !light) continue;
      // A dragon that the filters leave out has no light.
      light.visible = body.alpha === 1;
      light.position.set(body.attitude.x, body.attitude.y - body.attitude.z * rise + 0.24 * flat * size);
      light.scale.set(size / texture.width, (size / texture.height) * (1 - flat));
    }
  }
}
