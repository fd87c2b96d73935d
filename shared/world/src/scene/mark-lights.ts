import { Container } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { DragonLights } from './dragon-lights.ts';
import type { DragonSprite } from './dragon-sprite.ts';

const goldenColor = 0xffd873;

/** The lights under golden, rare and own dragons. */
export class MarkLights {
  readonly view = new Container();
  readonly #golden: DragonLights;
  readonly #rare: DragonLights;
  readonly #own: DragonLights;

  constructor({ glow, rare, own }: Record<'glow' | 'rare' | 'own', Texture>) {
    this.#golden = new DragonLights({
      texture: glow,
      color: goldenColor,
      strength: 0.8,
      minStrength: 0.2,
      flatness: 0,
    });
    this.#rare = new DragonLights({
      texture: rare,
      color: 0xffffff,
      strength: 0.85,
      minStrength: 0.85,
      flatness: 0,
    });
    this.#own = new DragonLights({
      texture: own,
      color: 0xffffff,
      strength: 1,
      minStrength: 0.55,
      flatness: 0.66,
    });
    this.view.addChild(this.#golden.view, this.#rare.view, this.#own.view);
  }

  set(sprites: readonly DragonSprite[], ownIds: ReadonlySet<number> | null): void {
    this.#golden.set(sprites.filter(({ mark }) => mark === 'golden'));
    this.#rare.set(sprites.filter(({ mark }) => mark === 'rare'));
    // A golden dragon of the player is marked as golden, and has both lights.
    this.#own.set(sprites.filter(({ dragon }) => ownIds?.has(dragon.id) === true));
  }

  /** @param length length of a dragon in units of the world @param pixels the same in pixels @param isSpeck whether dragons are silhouettes */
  update(length: number, pixels: number, isSpeck: boolean): void {
    this.#golden.update(length * Math.max(1.4, Math.min(2.15, 28 / pixels)), pixels);
    this.#own.update(length * Math.max(0.95, Math.min(1.85, 24 / pixels)), pixels);
    // Silhouettes of rare dragons have a star already.
    this.#rare.view.visible = !isSpeck;
    if (!isSpeck) this.#rare.update(length * 1.25, pixels);
  }
}
