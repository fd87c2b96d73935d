import type { Sprite, Texture } from 'pixi.js';
import { WeatherFront } from './weather-front.ts';

// PixiJS is of modules that jest does not load. A front sets properties of its objects.
jest.mock('pixi.js', () => {
  const position = { set: () => {} };
  class Shown {
    visible = true;
    alpha = 1;
    children: Shown[] = [];
    position = position;
    scale = position;
    skew = position;
    setSize = () => {};
    addChild = (...added: Shown[]) => this.children.push(...added);
  }
  return { Container: Shown, Sprite: Shown, Texture: Shown };
});
jest.mock('./painted-texture.ts', () => ({ paintedTexture: () => null }));

/** Half of the way of a front. */
const overTheWorld = 1_000 * 12 * 60_000 + 4 * 60_000;
const camera = { x: 0, y: 0, zoom: 1 };

// PixiJS also draws sprites that are transparent: each takes the time of its pixels.
it('draws no transparent clouds', () => {
  // The texture is handed on to sprites.
  const front = new WeatherFront(null as unknown as Texture);
  front.setSeason('EARTH');
  const cloudsIn = (density: number) => {
    front.update(overTheWorld, camera, density);
    // The veil comes first. All parts of a front are sprites.
    const clouds = front.view.children.slice(1) as Sprite[];
    return clouds.filter(({ visible }) => visible);
  };

  expect(cloudsIn(1)).not.toHaveLength(0);
  expect(cloudsIn(0)).toHaveLength(0);
  expect(front.view.visible).toBe(true);
  expect(cloudsIn(0.1)).not.toHaveLength(0);
});
