import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { screenLift } from '../simulation/screen-lift.ts';
import type { DragonSprite } from './dragon-sprite.ts';

const goldenColor = 0xffd873;

/** A light highlights its dragon in a far view. In a close view the dragon itself is visible. */
interface LightLook {
  texture: Texture;
  color?: number;
  /** Opacity in a far view, and the minimum opacity in a close view. */
  strength: number;
  minStrength: number;
  /** Share of its height that the light loses in a close view, where it lies below the dragon. */
  flatness?: number;
}

/** Length of a dragon, in pixels, from which its light fades, and from which the light lies flat below it. */
const [fadeLength, flatLength] = [40, 90];

/** Lights under some dragons, so that players can find them in a far view. */
class DragonLights {
  readonly view = new Container();
  readonly #look: LightLook;
  #sprites: readonly DragonSprite[] = [];

  constructor(look: LightLook) {
    this.#look = look;
  }

  set(sprites: readonly DragonSprite[]): void {
    this.#sprites = sprites;
    for (const light of this.view.removeChildren()) light.destroy();
    for (const _sprite of sprites)
      this.view.addChild(new Sprite({ texture: this.#look.texture, anchor: 0.5, tint: this.#look.color }));
  }

  /** @param size width of a light in units of the world @param length length of a dragon in pixels */
  update(size: number, length: number): void {
    const { texture, strength, minStrength, flatness = 0 } = this.#look;
    this.view.alpha = Math.max(minStrength, Math.min(strength, (strength * fadeLength) / length));
    const flattening = flatness * Math.max(0, Math.min(1, (length - fadeLength) / (flatLength - fadeLength)));
    for (const [index, light] of this.view.children.entries()) {
      const sprite = this.#sprites[index];
      if (!sprite) continue;
      // Filtered dragons have no light.
      light.visible = sprite.alpha === 1;
      const { x, y, z } = sprite.attitude;
      light.position.set(x, y - z * screenLift + 0.24 * flattening * size);
      light.scale.set(size / texture.width, (size / texture.height) * (1 - flattening));
    }
  }
}

/** The lights under golden, rare and own dragons. */
export class HighlightLights {
  readonly view = new Container();
  readonly #golden: DragonLights;
  readonly #rare: DragonLights;
  readonly #own: DragonLights;

  constructor({ glow, rare, own }: Record<'glow' | 'rare' | 'own', Texture>) {
    this.#golden = new DragonLights({ texture: glow, color: goldenColor, strength: 0.8, minStrength: 0.2 });
    this.#rare = new DragonLights({ texture: rare, strength: 0.85, minStrength: 0.85 });
    this.#own = new DragonLights({ texture: own, strength: 1, minStrength: 0.55, flatness: 0.66 });
    this.view.addChild(this.#golden.view, this.#rare.view, this.#own.view);
  }

  set(sprites: readonly DragonSprite[], ownIds: ReadonlySet<number> | null): void {
    this.#golden.set(sprites.filter(({ highlight }) => highlight === 'golden'));
    this.#rare.set(sprites.filter(({ highlight }) => highlight === 'rare'));
    // A golden dragon of the player is highlighted as golden, but has both lights.
    this.#own.set(sprites.filter(({ dragon }) => ownIds?.has(dragon.id) === true));
  }

  /** @param length length of a dragon in units of the world @param pixels the same length in pixels */
  update(length: number, pixels: number, isFarView: boolean): void {
    this.#golden.update(length * Math.max(1.4, Math.min(2.15, 28 / pixels)), pixels);
    this.#own.update(length * Math.max(0.95, Math.min(1.85, 24 / pixels)), pixels);
    // Silhouettes of rare dragons already have a star.
    this.#rare.view.visible = !isFarView;
    if (!isFarView) this.#rare.update(length * 1.25, pixels);
  }
}
