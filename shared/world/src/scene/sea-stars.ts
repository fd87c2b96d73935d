import { Container, Sprite } from 'pixi.js';
import { hash } from '../simulation/hash.ts';
import { findRegion } from '../simulation/regions.ts';
import { mapArea } from '../map/world-area.ts';
import { paintStar } from './paint-dragon-textures.ts';

const starlight = 0xdfe8ff;

/** Number of random points. Points on land get no star. */
const candidateCount = 420;

/** Stars reflected by the sea at night, and the glitter path of the moon. */
export class SeaStars {
  readonly view = new Container();
  readonly #stars: { sprite: Sprite; size: number; index: number }[] = [];

  /** Chooses the positions of the stars. */
  open(): void {
    const texture = paintStar();
    // The moon stands in the north.
    for (const [size, y] of [
      [7_000, 300],
      [4_400, 700],
      [2_400, 1_100],
    ] as const) {
      const glitter = new Sprite({ texture, anchor: 0.5, tint: 0x8fa8e6, blendMode: 'add', alpha: 0.13 });
      glitter.position.set(6_000, y);
      glitter.setSize(size, size * 0.62);
      this.view.addChild(glitter);
    }
    for (let index = 0; index < candidateCount; index += 1) {
      const point = {
        x: mapArea.x + mapArea.width * hash(index, 921),
        y: mapArea.y + mapArea.height * hash(index, 922),
      };
      if (findRegion(point) !== 'SEA') continue;
      const sprite = new Sprite({ texture, anchor: 0.5, tint: starlight, blendMode: 'add' });
      sprite.position.set(point.x, point.y);
      this.view.addChild(sprite);
      this.#stars.push({ sprite, size: 2.4 + 5.2 * hash(index, 923) ** 3, index });
    }
  }

  /** @param night 0 by day, 1 at night @param time server time in milliseconds @param zoom pixels per unit */
  update(night: number, time: number, zoom: number): void {
    this.view.alpha = night;
    this.view.visible = night > 0.05;
    if (!this.view.visible) return;
    for (const { sprite, size, index } of this.#stars) {
      // The size in pixels changes little with the zoom, as for real stars.
      sprite.setSize((size * (0.8 + zoom)) / zoom);
      sprite.alpha = 0.5 + 0.4 * Math.sin(time / 900 + index * 1.7);
    }
  }
}
