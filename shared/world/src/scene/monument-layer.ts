import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { Region } from '../map/region.ts';
import type { Monument } from '../simulation/monuments.ts';
import { paintMonumentParts } from './paint-monument-parts.ts';

/** Units of height, and pixels of height in a far view. */
const heights = { golden: { units: 118, minPixels: 11 }, season: { units: 150, minPixels: 13 } } as const;

const signColors: Record<SpawnSeason, number> = {
  GENESIS: 0xfff0c8,
  EARTH: 0x9fd06a,
  WATER: 0x6fd0dc,
  AIR: 0xc9bcff,
  FIRE: 0xff9a5c,
};

interface Standing extends Monument {
  parts: readonly Sprite[];
}

/** Columns where golden dragons hatched, and stones of seasons that have ended. */
export class MonumentLayer {
  readonly view = new Container();
  readonly #paintings = paintMonumentParts();
  #standing: Standing[] = [];

  /** Replaces all monuments. */
  set(monuments: readonly Monument[]): void {
    for (const part of this.view.removeChildren()) part.destroy();
    // Those farther down are nearer.
    this.#standing = monuments
      .toSorted((one, other) => one.y - other.y)
      .map((monument) => ({ ...monument, parts: this.#partsOf(monument) }));
    for (const { parts } of this.#standing) this.view.addChild(...parts);
  }

  /** @param zoom pixels per unit @param region the visible part of the world */
  update(zoom: number, { x, y, width, height }: Region): void {
    for (const { parts, season, x: left, y: top } of this.#standing) {
      const { units, minPixels } = heights[season === null ? 'golden' : 'season'];
      const size = Math.max(units, minPixels / zoom);
      const isVisible =
        left > x - size && left < x + width + size && top > y - size && top < y + height + size;
      for (const part of parts) {
        part.visible = isVisible;
        if (isVisible) part.scale.set(size / part.texture.height);
      }
    }
  }

  destroy(): void {
    this.view.destroy({ children: true });
    for (const texture of Object.values(this.#paintings)) texture.destroy(true);
  }

  #partsOf({ x, y, season }: Monument): Sprite[] {
    const { column, stone, sign } = this.#paintings;
    if (season === null) return [newSprite(column, x, y)];
    const tinted = newSprite(sign, x, y);
    tinted.tint = signColors[season];
    return [newSprite(stone, x, y), tinted];
  }
}

/** It stands on its point. */
function newSprite(texture: Texture, x: number, y: number): Sprite {
  const sprite = new Sprite({ texture, anchor: { x: 0.5, y: 0.92 } });
  sprite.position.set(x, y);
  return sprite;
}
