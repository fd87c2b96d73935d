import { Application, Sprite, Texture } from 'pixi.js';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { FindGenome } from '@emberclutch/world/scene/dragon-portraits.ts';
import type { SceneDragon } from '@emberclutch/world/scene/dragon-sprite.ts';
import { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { hash } from '@emberclutch/world/simulation/hash.ts';
import { regions } from '@emberclutch/world/simulation/regions.ts';
import { mapFolder, paintedMark } from './world-bench.ts';
import type { Run, WorldBench } from './world-bench.ts';

/** Measures the same number of plain sprites of the same size that move on a picture, as the baseline. */
async function measureSprites({ count, frames }: Run) {
  const container = createContainer();
  const app = new Application();
  await app.init({
    preference: 'webgl',
    resizeTo: container,
    autoDensity: true,
    antialias: false,
    background: '#dfe6da',
  });
  container.append(app.canvas);
  const { width, height } = app.screen;
  app.stage.addChild(new Sprite(Texture.from(paintCanvas(width, height))));
  const texture = Texture.from(paintCanvas(128, 128));
  const sprites = Array.from({ length: count }, () => new Sprite({ texture, anchor: 0.5 }));
  app.stage.addChild(...sprites);
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
  const times = await measureFrames(frames);
  app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true });
  container.remove();
  return { times };
}

function paintCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paint = canvas.getContext('2d');
  paint?.fillRect(width * 0.2, height * 0.3, width * 0.6, height * 0.4);
  return canvas;
}

const waitForFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Measures the milliseconds between frames. The first 20 frames are a warm-up. */
async function measureFrames(frames: number): Promise<number[]> {
  for (let frame = 0; frame < 20; frame += 1) await waitForFrame();
  const times: number[] = [];
  let previous = await waitForFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    const now = await waitForFrame();
    times.push(now - previous);
    previous = now;
  }
  return times;
}

/** Runs in the browser: the scene of the world page, and its baseline. */
const worldBench: WorldBench = {
  measureScene,
  measureSprites,
  measureFirstView,
  measureVisits,
  measurePortraits,
  stay,
  flyOver,
};
Object.assign(globalThis, { worldBench });

const houses = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;

const bodies = geneMap.body.alleles.length;

const createDragons = (count: number): SceneDragon[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    house: houses[index % 4] ?? 'FIRE',
    magic: houses[(index * 7 + (index >> 3)) % 4] ?? 'FIRE',
    golden: index % 64 === 0,
    rare: index % 50 === 7,
    body: index % bodies,
    wings: (index >> 3) % geneMap.wings.alleles.length,
    hatchedAt: Math.floor(Date.UTC(2026, 2, 20) / 1_000) + 60 * index,
  }));

const createGenome = (id: number) =>
  parseGenome(
    Array.from({ length: 64 }, (_, digit) => Math.floor(16 * hash(id, digit)).toString(16)).join(''),
  );

const openWorker = () => new Worker(new URL('./portrait-worker.ts', import.meta.url));

/** Returns a genome after the delay of a nearby API. */
const findGenomeWithDelay = async (id: number) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return createGenome(id);
};

async function openScene(count: number, findGenome: FindGenome = async () => null) {
  const container = createContainer();
  const scene = await WorldScene.open({
    container,
    theme: 'light',
    mapFolder,
    now: Date.now,
    findGenome,
    openWorker,
  });
  scene.setSeason('EARTH');
  scene.setDragons(createDragons(count));
  return {
    scene,
    close: () => {
      scene.destroy();
      container.remove();
    },
  };
}

/** The scene redraws the ground of a still view once within this number of frames. */
const framesToRest = 60;

async function measureScene({ count, frames }: Run) {
  const { scene, close } = await openScene(count);
  await scene.whenPainted;
  // Measures frames only when nothing more appears and the ground no longer changes.
  while (!scene.isSettled) await waitForFrame();
  for (let frame = 0; frame < framesToRest; frame += 1) await waitForFrame();
  const times = await measureFrames(frames);
  const { width, height } = scene.viewport;
  const picks = Array.from({ length: 200 }, (_, index) => {
    const startedAt = performance.now();
    scene.pick({ x: (width * ((index * 37) % 200)) / 200, y: (height * ((index * 61) % 200)) / 200 });
    return performance.now() - startedAt;
  });
  close();
  return { times, picks };
}

async function measureFirstView(count: number) {
  const { scene, close } = await openScene(count);
  await scene.whenPainted;
  const bytes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(`/${mapFolder}`))
    // Cast: resources of the timeline have sizes, but are declared as plain entries.
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  while (!scene.isSettled) await waitForFrame();
  // Waits for a fixed time, because the scene does not say when it has loaded the highlights of dragons.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  close();
  return bytes;
}

async function measureVisits(count: number, visits: number) {
  for (let visit = 0; visit < visits; visit += 1) {
    const { close } = await openScene(count);
    for (let frame = 0; frame < 6; frame += 1) await waitForFrame();
    close();
  }
}

async function measurePortraits(count: number, stops: number) {
  const { scene, close } = await openScene(count, findGenomeWithDelay);
  await scene.whenPainted;
  const times: number[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    const { x, y } = regions[houses[stop % 4] ?? 'FIRE'];
    scene.pilot.flyTo({ x: x + 700 * hash(stop, 1), y: y + 500 * hash(stop, 2) }, 1);
    while (scene.pilot.isFlying) await waitForFrame();
    const landedAt = performance.now();
    while (!scene.hasPortraits && performance.now() - landedAt < maxPortraitWait) await waitForFrame();
    times.push(performance.now() - landedAt);
    scene.pilot.showAll();
    while (scene.pilot.isFlying) await waitForFrame();
  }
  close();
  return times;
}

const maxPortraitWait = 30_000;

async function stay(count: number, seconds: number) {
  const { scene, close } = await openScene(count);
  const end = performance.now() + seconds * 1_000;
  for (let step = 0; performance.now() < end; step += 1) {
    scene.pilot.flyTo({ x: 12_000 * hash(step, 1), y: 8_000 * hash(step, 2) }, 0.11 * 8 ** hash(step, 3));
    const end = performance.now() + 3_000;
    while (performance.now() < end) await waitForFrame();
  }
  close();
}

async function flyOver(count: number, stops: number) {
  const { scene, close } = await openScene(count, async (id) => createGenome(id));
  await scene.whenPainted;
  performance.mark(paintedMark);
  for (let stop = 0; stop < stops; stop += 1) {
    const { x, y } = regions[houses[stop % 4] ?? 'FIRE'];
    scene.pilot.flyTo({ x: x + 600 * hash(stop, 1), y: y + 400 * hash(stop, 2) }, 0.8);
    const end = performance.now() + 4_000;
    while (performance.now() < end) await waitForFrame();
  }
  close();
}

/** Creates an element that fills the window, for a canvas. */
function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.style.cssText = 'position:absolute;inset:0';
  document.body.append(container);
  return container;
}
