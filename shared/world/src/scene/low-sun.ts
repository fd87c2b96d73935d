import { Sprite, Texture } from 'pixi.js';
import { openSea } from '../map/open-sea.ts';
import { genesis } from '../simulation/regions.ts';
import { paintTexture } from './paint-texture.ts';
import type { SkyLight } from './sky-light.ts';

/** Pixels per unit. It can be low, because a gradient has no edges. */
const scale = 0.0015;

/** Position of the sun in the evening, west of the map, and the reach of its light. */
const [sun, reach] = [{ x: -2_600, y: 3_400 }, 17_000];

/** Colours that the light adds, from near the sun to the far side of the world. */
const colors = ['rgb(92 46 10)', 'rgb(52 18 8)', 'rgb(26 8 26)', 'rgb(16 4 26)'] as const;

/** Light of the low sun on land and sea: from the west in the evening, from the east in the morning. */
export class LowSun {
  readonly view = new Sprite({ texture: Texture.EMPTY, blendMode: 'add' });
  /** Lower on the dark map, because full light would wash out its colours. */
  readonly #strength: number;

  constructor(theme: 'light' | 'dark') {
    this.#strength = theme === 'dark' ? 0.35 : 1;
    // The light is mirrored at the center of the world in the morning.
    this.view.pivot.set((genesis.x - openSea.x) * scale, 0);
    this.view.position.set(genesis.x, openSea.y);
  }

  open(): void {
    this.view.texture = paintTexture(openSea.width * scale, openSea.height * scale, (canvas) => {
      canvas.scale(scale, scale);
      canvas.translate(-openSea.x, -openSea.y);
      const light = canvas.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, reach);
      for (const [index, color] of colors.entries()) light.addColorStop(index / (colors.length - 1), color);
      canvas.fillStyle = light;
      canvas.fillRect(openSea.x, openSea.y, openSea.width, openSea.height);
    });
  }

  /** @param zoom pixels per unit */
  update({ glow, night, isMorning }: SkyLight, zoom: number): void {
    this.view.visible = glow > 0.02;
    // Haze scatters most of the light between camera and ground.
    const transmission = 0.6 + 0.4 * Math.max(0, Math.min(1, (0.45 - zoom) / 0.3));
    // Orange on a dark sea looks brown.
    this.view.alpha = this.#strength * transmission * glow * (1 - 0.7 * night);
    this.view.scale.set((isMorning ? -1 : 1) / scale, 1 / scale);
  }
}
