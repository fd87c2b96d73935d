import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { monumentColors } from '@emberclutch/art/season-skins/season-skins.ts';
import type { Region } from '../map/region.ts';
import type { Monument } from '../simulation/monuments.ts';
import { paintMonumentParts } from './paint-monument-parts.ts';

/** Units of height, and pixels of height in a far view. */
const heights = { golden: { units: 118, minPixels: 11 }, season: { units: 150, minPixels: 13 } } as const;

const goldenLight = 0xffc860;

/** Height of the egg on a column, as a share of the height of the picture. */
const eggHeight = 0.71;

interface Standing extends Monument {
  parts: readonly Sprite[];
  light: Sprite | null;
}

/** Columns where golden dragons hatched, and stones of seasons that have ended. */
export class MonumentLayer {
  readonly view = new Container();
  /** The eggs on the columns shine at night. */
  readonly lights = new Container();
  readonly #glow: Texture;
  readonly #paintings = paintMonumentParts();
  #standing: Standing[] = [];

  /** @param glow texture of a light */
  constructor(glow: Texture) {
    this.#glow = glow;
  }

  set(monuments: readonly Monument[]): void {
    for (const part of [...this.view.removeChildren(), ...this.lights.removeChildren()]) part.destroy();
    // Those farther down are nearer.
    this.#standing = monuments
      .toSorted((one, other) => one.y - other.y)
      .map((monument) => ({
        ...monument,
        parts: this.#partsOf(monument),
        light: monument.season === null ? this.#lightOf() : null,
      }));
    for (const { parts, light } of this.#standing) {
      this.view.addChild(...parts);
      if (light) this.lights.addChild(light);
    }
  }

  /** @param zoom pixels per unit @param region the visible part of the world */
  update(zoom: number, { x, y, width, height }: Region): void {
    for (const { parts, light, season, x: left, y: top } of this.#standing) {
      const { units, minPixels } = heights[season === null ? 'golden' : 'season'];
      const size = Math.max(units, minPixels / zoom);
      const isVisible =
        left > x - size && left < x + width + size && top > y - size && top < y + height + size;
      for (const part of parts) {
        part.visible = isVisible;
        if (isVisible) part.scale.set(size / part.texture.height);
      }
      if (!light) continue;
      light.visible = isVisible;
      light.position.set(left, top - eggHeight * size);
      light.scale.set((1.1 * size) / light.texture.width);
    }
  }

  /** @param darkness 0 by day, 1 at night */
  shine(darkness: number): void {
    this.lights.visible = darkness > 0.02;
    this.lights.alpha = 0.8 * darkness;
  }

  destroy(): void {
    this.view.destroy({ children: true });
    this.lights.destroy({ children: true });
    for (const texture of Object.values(this.#paintings)) texture.destroy(true);
  }

  #lightOf(): Sprite {
    return new Sprite({ texture: this.#glow, anchor: 0.5, tint: goldenLight, blendMode: 'add' });
  }

  #partsOf({ x, y, season }: Monument): Sprite[] {
    const { column, stone, sign } = this.#paintings;
    if (season === null) return [newSprite(column, x, y)];
    const tinted = newSprite(sign, x, y);
    tinted.tint = monumentColors[season];
    return [newSprite(stone, x, y), tinted];
  }
}

/** It stands on its point. */
function newSprite(texture: Texture, x: number, y: number): Sprite {
  const sprite = new Sprite({ texture, anchor: { x: 0.5, y: 0.92 } });
  sprite.position.set(x, y);
  return sprite;
}
