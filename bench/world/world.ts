import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { Page } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser';
import { percentile } from '../load/percentile.ts';
import { buildWorldPage } from './build-world-page.ts';
import type { Simulated, WorldBench } from './world-bench.ts';

/**
 * The world page beside PixiJS drawing the same number of plain moving sprites, in rounds that alternate. Chromium without
 * a graphics card draws WebGL in software: frame times are those of a slow processor, and ratios say more than they do.
 */
const counts = [1_000, 10_000, 50_000];
const rounds = 2;
const frames = 40;
const visits = 50;
const [mostRatio, mostPick] = [1.5, 2];

const folder = await mkdtemp(join(tmpdir(), 'world-bench-'));
await buildWorldPage(folder);
const server = fastify();
await server.register(fastifyStatic, { root: folder });
const url = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
page.on('pageerror', (error) => console.error(error));
await page.goto(url);
console.log(`WebGL by ${await rendererOf(page)}`);

for (const count of counts) {
  const [scene, sprites, picks, firstFrames]: number[][] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const drawn = await page.evaluate(runScene, { count, frames });
    const plain = await page.evaluate(runSprites, { count, frames });
    scene?.push(...drawn.times);
    picks?.push(...drawn.picks);
    firstFrames?.push(drawn.firstFrame);
    sprites?.push(...plain.times);
  }
  const at = (values: number[] | undefined, share: number) => percentile(values ?? [], share);
  const ratio = at(scene, 0.5) / at(sprites, 0.5);
  console.log(
    [
      `${count} dragons`.padEnd(14),
      `frame p50 ${at(scene, 0.5).toFixed(1)} ms, p95 ${at(scene, 0.95).toFixed(1)} ms`,
      `sprites p50 ${at(sprites, 0.5).toFixed(1)} ms, p95 ${at(sprites, 0.95).toFixed(1)} ms`,
      `ratio ${ratio.toFixed(2)} (at most ${mostRatio})`,
      `pick p95 ${at(picks, 0.95).toFixed(2)} ms (under ${mostPick})`,
      `first frame ${at(firstFrames, 0.5).toFixed(0)} ms`,
    ].join('   '),
  );
}

const { positionsPerSecond, outingsPerSecond } = await simulate(1_000_000);
console.log(
  `simulation of 1,000,000 in a worker: ${(positionsPerSecond / 1e6).toFixed(1)} million positions and ` +
    `${Math.round(outingsPerSecond / 1_000)} thousand routes a second`,
);

await page.evaluate(runVisits, { count: 1_000, visits: 5 });
const before = await heapOf(page);
await page.evaluate(runVisits, { count: 1_000, visits });
const after = await heapOf(page);
console.log(`heap before and after ${visits} visits: ${before.toFixed(1)} MB, ${after.toFixed(1)} MB`);

await browser.close();
await server.close();
await rm(folder, { recursive: true, force: true });

interface Run {
  count: number;
  frames: number;
}

// The functions below run in the page, where `page.ts` has put the bench.
function runScene({ count, frames: measured }: Run) {
  const { worldBench } = globalThis as unknown as { worldBench: WorldBench }; // put there by page.ts
  return worldBench.measureScene(count, measured);
}

function runSprites({ count, frames: measured }: Run) {
  const { worldBench } = globalThis as unknown as { worldBench: WorldBench }; // put there by page.ts
  return worldBench.measureSprites(count, measured);
}

function runVisits({ count, visits: made }: { count: number; visits: number }) {
  const { worldBench } = globalThis as unknown as { worldBench: WorldBench }; // put there by page.ts
  return worldBench.measureVisits(count, made);
}

/** Runs `simulate.ts` in a worker of the page. Its script is one task, so that the answer waits for its end. */
async function simulate(count: number): Promise<Simulated> {
  const [worker] = await Promise.all([
    page.waitForEvent('worker', { timeout: 0 }),
    page.evaluate((address) => {
      // Named, so that it is not collected while it works.
      Object.assign(globalThis, { simulation: new Worker(address) });
    }, `simulate.js?count=${count}`),
  ]);
  return worker.evaluate(() => {
    const { simulated } = globalThis as unknown as { simulated: Simulated }; // put there by simulate.ts
    return simulated;
  });
}

/** Megabytes of JavaScript objects that are still in use. */
async function heapOf(of: Page): Promise<number> {
  const session = await of.context().newCDPSession(of);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

function rendererOf(of: Page): Promise<string> {
  return of.evaluate(() => {
    const context = document.createElement('canvas').getContext('webgl2');
    const names = context?.getExtension('WEBGL_debug_renderer_info');
    return String((names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) ?? 'an unknown renderer');
  });
}
