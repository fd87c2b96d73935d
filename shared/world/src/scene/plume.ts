import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { hash } from '../simulation/hash.ts';
import { lands } from '../simulation/lands.ts';

const puffs = 9;

/** Milliseconds until a puff has dissolved. */
const lifetime = 64_000;

/** Smoke of the volcano: it rises from the crater and drifts east. */
export class Plume {
  readonly view = new Container();
  readonly #alpha: number;
  readonly #tint: number;

  constructor(theme: 'light' | 'dark') {
    this.#alpha = theme === 'light' ? 0.9 : 0.6;
    this.#tint = theme === 'light' ? 0x5c4d48 : 0x8a8088;
  }

  /** Lets it rise. @param cloud a soft white texture */
  open(cloud: Texture): void {
    for (let puff = 0; puff < puffs; puff += 1)
      this.view.addChild(new Sprite({ texture: cloud, anchor: 0.5, tint: this.#tint }));
  }

  /** @param time server time in milliseconds */
  update(time: number): void {
    const { x, y } = crater;
    for (const [puff, sprite] of this.view.children.entries()) {
      const age = (time / lifetime + puff / puffs) % 1;
      const sway = 60 * Math.sin(time / 21_000 + puff * 2.1) * age;
      sprite.position.set(x + 620 * age ** 1.5 + sway, y - 780 * age);
      sprite.scale.set(0.3 + (0.9 + 0.5 * hash(puff, 931)) * age, 0.4 + 1.3 * age);
      sprite.alpha = this.#alpha * Math.min(1, 14 * age) * (1 - age);
    }
  }
}

const crater = { x: lands.FIRE.x, y: lands.FIRE.y - 500 };
