import { Sprite } from 'pixi.js';
import { mapPalettes } from '../map/map-palette.ts';
import type { MapPalette } from '../map/map-palette.ts';
import { genesis } from '../simulation/lands.ts';
import { openSea } from './open-sea.ts';
import { paintedTexture } from './painted-texture.ts';
import type { SkyLight } from './sky-light.ts';

/** Pixels per unit: a gradient has no edges. */
const scale = 0.003;

/** Where the sun stands in the evening, west of the map, and how far its light is seen. */
const [sun, reach] = [{ x: -2_600, y: 3_400 }, 17_000];

/** What it adds to land and sea, from near it to the other side of the world. */
const colours = ['rgb(92 46 10)', 'rgb(52 18 8)', 'rgb(26 8 26)', 'rgb(16 4 26)'] as const;

/** The light of the low sun on land and sea: from the west in the evening, from the east in the morning. */
export class LowSun {
  readonly view: Sprite;
  /** Share of the light that is added: a dark map would lose its colours in all of it. */
  readonly #strength: number;

  constructor(palette: MapPalette) {
    this.#strength = palette === mapPalettes.dark ? 0.35 : 1;
    const texture = paintedTexture(openSea.width * scale, openSea.height * scale, (paint) => {
      paint.scale(scale, scale);
      paint.translate(-openSea.x, -openSea.y);
      const light = paint.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, reach);
      for (const [index, colour] of colours.entries())
        light.addColorStop(index / (colours.length - 1), colour);
      paint.fillStyle = light;
      paint.fillRect(openSea.x, openSea.y, openSea.width, openSea.height);
    });
    this.view = new Sprite({ texture, blendMode: 'add' });
    // It changes sides about the middle of the world.
    this.view.pivot.set((genesis.x - openSea.x) * scale, 0);
    this.view.position.set(genesis.x, openSea.y);
  }

  /** @param zoom pixels per unit */
  update({ glow, night, isMorning }: SkyLight, zoom: number): void {
    this.view.visible = glow > 0.02;
    // Most of it is in the air between the eye and the ground.
    const air = 0.6 + 0.4 * Math.max(0, Math.min(1, (0.45 - zoom) / 0.3));
    // On a dark sea orange is brown.
    this.view.alpha = this.#strength * air * glow * (1 - 0.7 * night);
    this.view.scale.set((isMorning ? -1 : 1) / scale, 1 / scale);
  }
}
