import 'pixi.js/unsafe-eval';
import { Application, Sprite, Texture } from 'pixi.js';
import type { SceneDragon } from '../../remote-hatchery/src/features/world/scene/dragon-layer.ts';
import { WorldScene } from '../../remote-hatchery/src/features/world/scene/world-scene.ts';
import type { WorldBench } from './world-bench.ts';

/** Runs in the browser: the scene of the world page, and what it is compared with. */
const bench: WorldBench = { measureScene, measureSprites, measureVisits };
Object.assign(globalThis, { worldBench: bench });

const houses = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
const dragonsOf = (count: number): SceneDragon[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    house: houses[index % 4] ?? 'FIRE',
    magic: houses[(index * 7 + (index >> 3)) % 4] ?? 'FIRE',
    golden: index % 64 === 0,
    body: index % 7,
  }));

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Milliseconds between frames. The first ones are a warm-up. */
async function frameTimes(frames: number): Promise<number[]> {
  for (let frame = 0; frame < 20; frame += 1) await nextFrame();
  const times: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  return times;
}

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = 'position:absolute;inset:0';
  document.body.append(place);
  return place;
}

async function openScene(count: number) {
  const place = newPlace();
  const scene = await WorldScene.open({ place, theme: 'light', now: Date.now, findGenome: async () => null });
  scene.setDragons(dragonsOf(count));
  return {
    scene,
    close: () => {
      scene.destroy();
      place.remove();
    },
  };
}

async function measureScene(count: number, frames: number) {
  const openedAt = performance.now();
  const { scene, close } = await openScene(count);
  await nextFrame();
  await nextFrame();
  const firstFrame = performance.now() - openedAt;
  // What is compared is the world that stands, not the painting of its map.
  await scene.whenPainted;
  const times = await frameTimes(frames);
  const { width, height } = scene.viewport;
  const picks = Array.from({ length: 200 }, (_, index) => {
    const at = performance.now();
    scene.pick({ x: (width * ((index * 37) % 200)) / 200, y: (height * ((index * 61) % 200)) / 200 });
    return performance.now() - at;
  });
  close();
  return { firstFrame, times, picks };
}

/** The same number of moving sprites of the same size, as a program draws them that knows nothing of dragons. */
async function measureSprites(count: number, frames: number) {
  const place = newPlace();
  const app = new Application();
  await app.init({
    preference: 'webgl',
    resizeTo: place,
    autoDensity: true,
    antialias: false,
    background: '#dfe6da',
  });
  place.append(app.canvas);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [128, 128];
  const paint = canvas.getContext('2d');
  paint?.fillRect(24, 40, 80, 48);
  const texture = Texture.from(canvas);
  const sprites = Array.from({ length: count }, () => new Sprite({ texture, anchor: 0.5 }));
  app.stage.addChild(...sprites);
  const { width, height } = app.screen;
  app.ticker.add(() => {
    const time = performance.now() / 1_000;
    for (const [index, sprite] of sprites.entries()) {
      const phase = index * 2.399;
      sprite.position.set(
        width * (0.5 + 0.48 * Math.sin(phase + time * 0.1)),
        height * (0.5 + 0.48 * Math.cos(phase * 1.7 + time * 0.13)),
      );
      sprite.scale.set(0.11);
      sprite.rotation = Math.sin(phase + time) * 0.3;
    }
  });
  const times = await frameTimes(frames);
  app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true });
  place.remove();
  return { times };
}

async function measureVisits(count: number, visits: number) {
  for (let visit = 0; visit < visits; visit += 1) {
    const { close } = await openScene(count);
    for (let frame = 0; frame < 6; frame += 1) await nextFrame();
    close();
  }
}
