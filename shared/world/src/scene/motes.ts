import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import type { SeasonSky } from '@emberclutch/art/season-skins/season-skin.ts';
import { hash } from '../simulation/hash.ts';
import type { Viewport } from './camera.ts';
import { paintMote } from './paint-dragon-textures.ts';

const moteCount = 54;

/** Leaves, rain, feathers or embers that drift between camera and world, by season. */
export class Motes {
  readonly view = new Container<Sprite>();
  readonly #glow: Texture;
  #leaf: Texture | null = null;
  #look: SeasonSky['motes'] | null = null;

  /** @param glow texture of glowing motes, such as embers */
  constructor(glow: Texture) {
    this.#glow = glow;
  }

  open(): void {
    this.#leaf = paintMote();
    this.view.addChild(...Array.from({ length: moteCount }, () => new Sprite({ anchor: 0.5 })));
    if (this.#look) this.setSeason(this.#look);
  }

  setSeason(look: SeasonSky['motes']): void {
    this.#look = look;
    for (const sprite of this.view.children) {
      sprite.texture = (!look.isGlowing && this.#leaf) || this.#glow;
      sprite.tint = look.color;
      sprite.blendMode = look.isGlowing ? 'add' : 'normal';
    }
  }

  /** Whether their colours are added to the colours below them. */
  get areAdded(): boolean {
    return this.#look?.isGlowing === true;
  }

  /** Positions depend only on the time, so that motes stand still in a paused world. @param time milliseconds */
  update(time: number, { width, height }: Viewport): void {
    if (!this.#look) return;
    const { drift, size } = this.#look;
    const seconds = time / 1_000;
    const [areaWidth, areaHeight] = [width + 80, height + 80];
    for (const [index, sprite] of this.view.children.entries()) {
      const closeness = 0.4 + 0.9 * hash(index, 61);
      const sway = Math.sin(seconds * (0.5 + hash(index, 62)) + index) * 16;
      sprite.position.set(
        wrap(areaWidth * hash(index, 63) + seconds * drift[0] * closeness + sway, areaWidth) - 40,
        wrap(areaHeight * hash(index, 64) + seconds * drift[1] * closeness, areaHeight) - 40,
      );
      const flattening = 0.35 + 0.65 * Math.abs(Math.sin(seconds * (0.6 + hash(index, 65)) + index));
      sprite.scale.set(size * closeness * 0.16, size * closeness * 0.16 * flattening);
      sprite.rotation = index + seconds * 0.3;
      sprite.alpha = 0.34 + 0.3 * hash(index, 66);
    }
  }
}

const wrap = (value: number, size: number) => ((value % size) + size) % size;
