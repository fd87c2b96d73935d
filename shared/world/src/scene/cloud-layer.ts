import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { mapArea } from '../map/world-area.ts';
import { hash } from '../simulation/hash.ts';
import { regions } from '../simulation/regions.ts';
import type { Point } from '../simulation/point.ts';
import type { Camera } from './camera.ts';
import { paintTexture } from './paint-texture.ts';

const puffCount = 9;

/** Milliseconds until a puff has dissolved. */
const lifetime = 64_000;

const crater = { x: regions.FIRE.x, y: regions.FIRE.y - 500 };

const cloudCount = 16;

/** Position of a cloud: it drifts east and reappears in the west. @param time server time in milliseconds */
function computeCloudPosition(index: number, time: number): Point & { size: number } {
  const size = 0.9 + 1.9 * hash(index, 901) ** 1.6;
  const speed = 9 + 10 * hash(index, 902);
  const distance = mapArea.width + 2_400;
  return {
    x: ((distance * hash(index, 903) + (time / 1_000) * speed) % distance) + mapArea.x - 1_200,
    y: mapArea.y + mapArea.height * ((index + hash(index, 904)) / cloudCount),
    size,
  };
}

/** A soft white cloud on a transparent background. Pixi tints it. */
const paintCloud = (): Texture =>
  paintTexture(512, 256, (canvas) => {
    for (let puff = 0; puff < 26; puff += 1) {
      const x = 256 + 360 * (hash(puff, 911) - 0.5) * (1 - 0.3 * hash(puff, 912));
      const y = 140 + 90 * (hash(puff, 913) - 0.5);
      const radius = 34 + 66 * hash(puff, 914) * (1 - Math.abs(x - 256) / 300);
      const gradient = canvas.createRadialGradient(x, y, radius * 0.15, x, y, radius);
      gradient.addColorStop(0, 'rgba(255,255,255,0.32)');
      gradient.addColorStop(0.6, 'rgba(255,255,255,0.16)');
      gradient.addColorStop(1, 'rgba(255,255,255,0)');
      canvas.fillStyle = gradient;
      canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
  });

/** Strength of clouds and smoke, and the colour of smoke. */
const looks = {
  light: { cloud: 0.85, smoke: 0.9, smokeTint: 0x5c4d48 },
  dark: { cloud: 0.4, smoke: 0.6, smokeTint: 0x8a8088 },
} as const;

/** Clouds over the map, and their shadows on it. Dragons fly above the clouds, so that clouds hide none. */
export class CloudLayer {
  readonly view = new Container();
  readonly shadows = new Container();
  #clouds: readonly { cloud: Sprite; shadow: Sprite }[] = [];
  /** Smoke of the volcano: it rises from the crater and drifts east. */
  readonly plume = new Container();
  readonly #look: (typeof looks)['light' | 'dark'];

  constructor(theme: 'light' | 'dark') {
    this.#look = looks[theme];
  }

  /** Paints the clouds. Until then, the sky is clear. */
  open(): void {
    const texture = paintCloud();
    for (let puff = 0; puff < puffCount; puff += 1)
      this.plume.addChild(new Sprite({ texture, anchor: 0.5, tint: this.#look.smokeTint }));
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
    this.#updatePlume(time);
    for (const [index, { cloud, shadow }] of this.#clouds.entries()) {
      const { x, y, size } = computeCloudPosition(index, time);
      // Parallax, because the clouds are above the ground.
      const parallax = 0.12;
      cloud.position.set(x + (x - camera.x) * parallax, y - 420 + (y - camera.y) * parallax);
      cloud.scale.set(size * 2);
      cloud.visible = density > 0;
      cloud.alpha = this.#look.cloud * density;
      shadow.position.set(x, y);
      shadow.scale.set(size * 1.8, size * 1.4);
    }
  }

  #updatePlume(time: number) {
    const { x, y } = crater;
    for (const [puff, sprite] of this.plume.children.entries()) {
      const age = (time / lifetime + puff / puffCount) % 1;
      const sway = 60 * Math.sin(time / 21_000 + puff * 2.1) * age;
      sprite.position.set(x + 620 * age ** 1.5 + sway, y - 780 * age);
      sprite.scale.set(0.3 + (0.9 + 0.5 * hash(puff, 931)) * age, 0.4 + 1.3 * age);
      sprite.alpha = this.#look.smoke * Math.min(1, 14 * age) * (1 - age);
    }
  }
}
