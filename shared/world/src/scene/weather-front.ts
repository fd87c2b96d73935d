import { seasonSkies } from '@emberclutch/art/season-skins/season-skins.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { mapArea } from '../map/map-area.ts';
import { hash } from '../simulation/hash.ts';
import type { Camera } from './camera.ts';
import { paintedTexture } from './painted-texture.ts';
import { frontReach, weatherAt } from './weather-at.ts';

const cloudCount = 30;

/** Units by which the northern end of a front is ahead of its middle, for each unit to the north. */
const slant = 0.3;

const middle = mapArea.y + mapArea.height / 2;

/** Weather that crosses the world: a line of clouds, what falls from them, and their shadow. */
export class WeatherFront {
  readonly view = new Container();
  readonly shadow: Sprite;
  readonly #veil: Sprite;
  readonly #clouds: Sprite[];
  #alpha = 0;

  /** @param cloud texture of a cloud */
  constructor(cloud: Texture) {
    this.#veil = new Sprite({ texture: paintVeil(), anchor: 0.5 });
    this.shadow = new Sprite({ texture: cloud, anchor: 0.5, tint: 0x101826 });
    this.#clouds = Array.from({ length: cloudCount }, () => new Sprite({ texture: cloud, anchor: 0.5 }));
    this.view.addChild(this.#veil, ...this.#clouds);
    this.#veil.setSize(2 * frontReach, mapArea.height * 1.15);
    this.#veil.skew.set(Math.atan(slant), 0);
    this.shadow.setSize(2.6 * frontReach, mapArea.height * 1.5);
    this.shadow.skew.set(Math.atan(slant), 0);
  }

  setSeason(season: SeasonName): void {
    const { veil, alpha, cloud } = seasonSkies[season].front;
    this.#alpha = alpha;
    this.#veil.tint = veil;
    for (const sprite of this.#clouds) sprite.tint = cloud;
  }

  /**
   * @param time server time in milliseconds
   * @param density opacity of clouds: they fade out in a close view, where only the veil remains
   */
  update(time: number, camera: Camera, density: number): void {
    const { x, strength } = weatherAt(time);
    this.view.visible = strength > 0;
    this.shadow.visible = strength > 0;
    if (strength === 0) return;
    // Nearer to the camera than the other clouds.
    const parallax = 0.18;
    const shift = { x: (x - camera.x) * parallax, y: (middle - camera.y) * parallax };
    this.#veil.position.set(x + shift.x / 2, middle);
    this.#veil.alpha = this.#alpha * strength * (0.35 + 0.65 * density);
    this.shadow.position.set(x + 260, middle);
    this.shadow.alpha = 0.3 * strength;
    for (const [index, sprite] of this.#clouds.entries()) {
      const down = mapArea.height * 1.1 * ((index + hash(index, 921)) / cloudCount - 0.5);
      const across = (hash(index, 922) - 0.5) * frontReach * 1.2 - slant * down;
      const churn = 60 * Math.sin(time / 9_000 + 7 * hash(index, 923));
      sprite.position.set(x + across + shift.x + churn, middle + down - 380 + shift.y);
      sprite.scale.set(2.4 + 2.2 * hash(index, 924));
      sprite.alpha = 0.85 * strength * density;
      // A transparent sprite takes the time of its pixels, too.
      sprite.visible = density > 0;
    }
  }
}

/** Slanted streaks that fade towards all sides, white, to be tinted. */
const paintVeil = (): Texture =>
  paintedTexture(256, 512, (paint) => {
    const soft = paint.createLinearGradient(0, 0, 256, 0);
    soft.addColorStop(0, 'rgba(255,255,255,0)');
    soft.addColorStop(0.5, 'rgba(255,255,255,0.55)');
    soft.addColorStop(1, 'rgba(255,255,255,0)');
    paint.fillStyle = soft;
    paint.fillRect(0, 0, 256, 512);
    paint.lineWidth = 1.4;
    for (let streak = 0; streak < 460; streak += 1) {
      const x = 256 * hash(streak, 931);
      const y = 540 * hash(streak, 932) - 20;
      const length = 10 + 26 * hash(streak, 933);
      const edge = 1 - Math.abs(x - 128) / 128;
      paint.strokeStyle = `rgba(255,255,255,${(0.75 * edge).toFixed(2)})`;
      paint.beginPath();
      paint.moveTo(x, y);
      paint.lineTo(x - length * 0.2, y + length);
      paint.stroke();
    }
    // Its ends in the north and south would be edges in the sea.
    const ends = paint.createLinearGradient(0, 0, 0, 512);
    for (const [at, alpha] of [
      [0, 0],
      [0.18, 1],
      [0.82, 1],
      [1, 0],
    ] as const)
      ends.addColorStop(at, `rgba(0,0,0,${alpha})`);
    paint.globalCompositeOperation = 'destination-in';
    paint.fillStyle = ends;
    paint.fillRect(0, 0, 256, 512);
  });
