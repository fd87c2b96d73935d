import { Container, Sprite } from 'pixi.js';
import type { Camera } from './camera.ts';
import { cloudAt, cloudCount, paintCloud } from './clouds.ts';
import { Plume } from './plume.ts';

/** Clouds over the map, and their shadows on it. Dragons fly above the clouds, so that none is hidden. */
export class CloudLayer {
  readonly view = new Container();
  readonly shadows = new Container();
  #clouds: readonly { cloud: Sprite; shadow: Sprite }[] = [];
  readonly plume: Plume;
  readonly #alpha: number;

  constructor(theme: 'light' | 'dark') {
    this.#alpha = theme === 'light' ? 0.85 : 0.4;
    this.plume = new Plume(theme);
  }

  /** Paints the clouds. Until then the sky is clear. */
  open(): void {
    const texture = paintCloud();
    this.plume.open(texture);
    this.#clouds = Array.from({ length: cloudCount }, () => ({
      shadow: new Sprite({ texture, anchor: 0.5, tint: 0x1a2233, alpha: 0.1 }),
      cloud: new Sprite({ texture, anchor: 0.5, alpha: 0.5 }),
    }));
    this.shadows.addChild(...this.#clouds.map(({ shadow }) => shadow));
    this.view.addChild(...this.#clouds.map(({ cloud }) => cloud));
  }

  /** @param time server time in milliseconds */
  update(time: number, camera: Camera): void {
    // Clouds fade out in a close view.
    const density = Math.max(0, Math.min(1, (0.5 - camera.zoom) / 0.3));
    this.plume.update(time);
    for (const [index, { cloud, shadow }] of this.#clouds.entries()) {
      const { x, y, size } = cloudAt(index, time);
      // Parallax: the clouds are above the ground.
      const parallax = 0.12;
      cloud.position.set(x + (x - camera.x) * parallax, y - 420 + (y - camera.y) * parallax);
      cloud.scale.set(size * 2);
      cloud.visible = density > 0;
      cloud.alpha = this.#alpha * density;
      shadow.position.set(x, y);
      shadow.scale.set(size * 1.8, size * 1.4);
    }
  }
}
