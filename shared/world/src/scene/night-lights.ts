import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { hash } from '../simulation/hash.ts';
import { genesis, lands } from '../simulation/lands.ts';
import { watchFires } from '../simulation/resting-cells.ts';

const ember = 0xff9a52;
const flame = 0xffc27a;
const moon = 0xbcd0ff;
const dawn = 0xffd9e0;

/** Lights on the ground at night: the volcano, the lake of Genesis, and a watch fire at every roost. */
export class NightLights {
  readonly view = new Container();
  readonly #lights: { sprite: Sprite; strength: number; flicker: number }[];

  constructor(glow: Texture) {
    const { FIRE } = lands;
    this.#lights = [
      { x: FIRE.x, y: FIRE.y - 480, size: 1_700, color: ember, strength: 0.6, flicker: 0.12 },
      { x: genesis.x, y: genesis.y, size: 2_300, color: dawn, strength: 0.28, flicker: 0.04 },
      { x: genesis.x, y: genesis.y - 20, size: 560, color: moon, strength: 0.42, flicker: 0.05 },
      ...Object.values(lands)
        .flatMap(watchFires)
        .flatMap(({ x, y }) => [
          { x, y: y - 20, size: 330, color: ember, strength: 0.55, flicker: 0.25 },
          { x, y: y - 26, size: 96, color: flame, strength: 0.85, flicker: 0.2 },
        ]),
    ].map(({ x, y, size, color, strength, flicker }) => {
      const sprite = new Sprite({ texture: glow, anchor: 0.5, tint: color, blendMode: 'add' });
      sprite.position.set(x, y);
      sprite.scale.set(size / glow.width);
      return { sprite, strength, flicker };
    });
    this.view.addChild(...this.#lights.map(({ sprite }) => sprite));
  }

  /** @param night 0 by day, 1 at night @param time server time in milliseconds */
  update(night: number, time: number): void {
    this.view.visible = night > 0.02;
    for (const [index, { sprite, strength, flicker }] of this.#lights.entries())
      sprite.alpha =
        night * strength * (1 - flicker * (0.5 + 0.5 * Math.sin(time / 800 + 7 * hash(index, 95))));
  }
}
