import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { hash } from '../simulation/hash.ts';
import type { Landmark } from '../map/landmark.ts';
import { placeDistrictTown, placeWonders } from '../map/place-wonders.ts';
import { findDistrictCenter } from '../simulation/districts.ts';
import type { OpenDistrict } from '../simulation/find-flock-position.ts';
import { findRegion, genesis, regions } from '../simulation/regions.ts';
import type { Point } from '../simulation/point.ts';
import { findWatchFires } from '../simulation/resting-cells.ts';

const [ember, flame, moon, dawn] = [0xff9a52, 0xffc27a, 0xbcd0ff, 0xffd9e0];

interface Light extends Point {
  size: number;
  color: number;
  strength: number;
  flicker: number;
}

/** Lights larger than this look like haze over the ground, and are fainter in a close view. */
const minHazeSize = 1_000;

/** Maximum number of districts with lights. In a view with more districts, a light is smaller than a pixel. */
const maxDistricts = 240;

/** Lights on the ground at night: volcano and calderas, Genesis, a watch fire at every roost, and the windows of its town. */
export class NightLights {
  readonly view = new Container();
  readonly #glow: Texture;
  readonly #lights: { sprite: Sprite; strength: number; flicker: number; isHaze: boolean }[] = [];
  #districts: readonly OpenDistrict[] = [];
  /** How many districts have their lights. */
  #litDistrictCount = 0;
  #isOpen = false;

  constructor(glow: Texture) {
    this.#glow = glow;
  }

  open(): void {
    this.#isOpen = true;
    const { FIRE } = regions;
    this.#add([
      { x: FIRE.x, y: FIRE.y - 480, size: 1_700, color: ember, strength: 0.6, flicker: 0.12 },
      { x: genesis.x, y: genesis.y, size: 2_300, color: dawn, strength: 0.28, flicker: 0.04 },
      { x: genesis.x, y: genesis.y - 20, size: 560, color: moon, strength: 0.42, flicker: 0.05 },
      ...Object.values(regions).flatMap(findWatchFires).flatMap(createFireLights),
      ...elements
        .flatMap((house) => placeWonders(house, (point) => findRegion(point) === house))
        .flatMap(createLandmarkLights),
    ]);
    this.#lightDistricts();
  }

  openDistricts(districts: readonly OpenDistrict[]): void {
    this.#districts = districts;
    if (this.#isOpen) this.#lightDistricts();
  }

  /** @param night 0 by day, 1 at night @param time server time in milliseconds @param zoom pixels per unit */
  update(night: number, time: number, zoom: number): void {
    this.view.visible = night > 0.02;
    const closeness = Math.min(1, Math.max(0, (zoom - 0.25) / 0.6));
    for (const [index, { sprite, strength, flicker, isHaze }] of this.#lights.entries())
      sprite.alpha =
        night *
        strength *
        (isHaze ? 1 - 0.65 * closeness : 1) *
        (1 - flicker * (0.5 + 0.5 * Math.sin(time / 800 + 7 * hash(index, 95))));
  }

  #lightDistricts() {
    for (const { house, district } of this.#districts.slice(this.#litDistrictCount, maxDistricts)) {
      const fire = findDistrictCenter(house, district);
      this.#add([...createFireLights(fire), ...placeDistrictTown(house, fire).flatMap(createLandmarkLights)]);
    }
    this.#litDistrictCount = Math.max(this.#litDistrictCount, this.#districts.length);
  }

  #add(lights: readonly Light[]) {
    for (const { x, y, size, color, strength, flicker } of lights) {
      const sprite = new Sprite({ texture: this.#glow, anchor: 0.5, tint: color, blendMode: 'add' });
      sprite.position.set(x, y);
      sprite.scale.set(size / this.#glow.width);
      this.#lights.push({ sprite, strength, flicker, isHaze: size > minHazeSize });
      this.view.addChild(sprite);
    }
  }
}

const createFireLights = ({ x, y }: Point): Light[] => [
  { x, y: y - 20, size: 330, color: ember, strength: 0.55, flicker: 0.25 },
  { x, y: y - 26, size: 96, color: flame, strength: 0.85, flicker: 0.2 },
];

function createLandmarkLights({ kind, x, y, size }: Landmark): Light[] {
  if (kind === 'house')
    return [
      // This light is faint, so that it does not veil the house in a close view. From afar, the windows are visible instead.
      { x, y: y - 0.16 * size, size: 2.2 * size, color: ember, strength: 0.3, flicker: 0.08 },
      { x, y: y - 0.2 * size, size: 0.9 * size, color: flame, strength: 0.9, flicker: 0.08 },
    ];
  if (kind === 'caldera') return [{ x, y, size: 2.8 * size, color: ember, strength: 0.8, flicker: 0.1 }];
  return [];
}
