import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import { Container, Sprite, Texture } from 'pixi.js';
import { districtCenter } from '../simulation/districts.ts';

/** The islands of all open districts. Those of one house share a picture. */
export class DistrictLayer {
  readonly view = new Container();
  readonly #textures = new Map<Element, Texture>();
  readonly #sprites: { house: Element; sprite: Sprite }[] = [];
  /** Units per pixel of the pictures. */
  readonly #scale: number;
  #count = 0;

  /** @param scale pixels per unit of the pictures */
  constructor(scale: number) {
    this.#scale = 1 / scale;
  }

  /** Opens districts, which never close again. @param count of each land */
  open(count: number): void {
    for (; this.#count < count; this.#count += 1)
      for (const house of elements) {
        const texture = this.#textures.get(house) ?? Texture.EMPTY;
        const sprite = new Sprite({ texture, anchor: 0.5, scale: this.#scale });
        const { x, y } = districtCenter(house, this.#count + 1);
        sprite.position.set(x, y);
        this.view.addChild(sprite);
        this.#sprites.push({ house, sprite });
      }
  }

  /** Sets the picture of all districts of a house, whose middle is that of the island. */
  setPicture(house: Element, texture: Texture): void {
    this.#textures.set(house, texture);
    for (const one of this.#sprites) if (one.house === house) one.sprite.texture = texture;
  }

  destroy(): void {
    this.view.destroy({ children: true });
    for (const texture of this.#textures.values()) texture.destroy(true);
  }
}
