import type { JSHandle, Page } from 'playwright-core';
import { percentile } from '../load/percentile.ts';
import { openWorldPage } from './open-world-page.ts';
import { paintedMark } from './painted-mark.ts';
import { traceTasks } from './trace-tasks.ts';
import type { Task } from './trace-tasks.ts';
import type { Simulated, WorldBench } from './world-bench.ts';

/**
 * The world page beside PixiJS drawing the same number of plain moving sprites, in rounds that alternate. Chromium without
 * a graphics card draws WebGL in software: frame times show a slow processor, and ratios say more than they do.
 * `WORLD_BENCH_MINUTES` is how long one world is kept open while its memory is watched. With numbers of dragons as arguments,
 * only their frames are measured.
 */
const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [1_000, 10_000, 50_000];
const rounds = 3;
const frames = 60;
const visits = 50;
const minutes = Number(process.env.WORLD_BENCH_MINUTES ?? 2);
const [maxRatio, maxPick, maxTask] = [1.5, 2, 50];
/** Stops of a camera flight, and the size of the largest world whose tasks are traced. */
const [stops, maxTraced] = [6, 10_000];

const { page, bench, close } = await openWorldPage();
console.log(`WebGL by ${await rendererOf(page)}`);

for (const count of counts) {
  const [scene, bare, backed, picks, firstFrames, painted]: number[][] = [[], [], [], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const drawn = await bench.evaluate((it, run) => it.measureScene(run), { count, frames });
    scene?.push(...drawn.times);
    picks?.push(...drawn.picks);
    firstFrames?.push(drawn.firstFrame);
    painted?.push(drawn.painted);
    const plain = await bench.evaluate((it, run) => it.measureSprites(run, false), { count, frames });
    bare?.push(...plain.times);
    const onPicture = await bench.evaluate((it, run) => it.measureSprites(run, true), { count, frames });
    backed?.push(...onPicture.times);
  }
  const at = (values: number[] | undefined, share: number) => percentile(values ?? [], share);
  const both = (values: number[] | undefined) =>
    `p50 ${at(values, 0.5).toFixed(1)} ms, p95 ${at(values, 0.95).toFixed(1)} ms`;
  console.log(
    [
      `${count} dragons: frame ${both(scene)}`,
      `  sprites on one colour ${both(bare)}, ratio ${(at(scene, 0.5) / at(bare, 0.5)).toFixed(2)} (at most ${maxRatio})`,
      `  sprites on a picture ${both(backed)}, ratio ${(at(scene, 0.5) / at(backed, 0.5)).toFixed(2)}`,
      `  pick p95 ${at(picks, 0.95).toFixed(2)} ms (under ${maxPick}), first frame ${at(firstFrames, 0.5).toFixed(0)} ms, map and sheet painted ${at(painted, 0.5).toFixed(0)} ms`,
    ].join('\n'),
  );
}

const sharpAfter = await bench.evaluate((it, places) => it.measureSharpness(1_000, places), 2 * stops);
console.log(
  `ground sharp after a flight: p50 ${percentile(sharpAfter, 0.5).toFixed(0)} ms, p95 ${percentile(sharpAfter, 0.95).toFixed(0)} ms`,
);
for (const count of counts.filter((one) => one <= maxTraced)) await reportTasks(count);
if (given.length === 0) await measureTheRest();
await close();

async function measureTheRest() {
  const { positionsPerSecond, trajectoriesPerSecond } = await simulate(page, 1_000_000);
  console.log(
    `simulation of 1,000,000 in a worker: ${(positionsPerSecond / 1e6).toFixed(1)} million positions and ` +
      `${Math.round(trajectoriesPerSecond / 1_000)} thousand routes a second`,
  );

  await bench.evaluate((it) => it.measureVisits(1_000, 5));
  await reportHeap(`${visits} visits`, () =>
    bench.evaluate((it, count) => it.measureVisits(1_000, count), visits),
  );
  await reportHeap(`a visit of ${minutes} minutes`, () => stay(bench));
}

/**
 * Tasks of the main thread while the world is opened and while it is flown over. A task is judged by its processor time: the
 * time that passes includes waiting for the processes that draw without a graphics card, and for other programs.
 */
async function reportTasks(count: number) {
  const phases = await traceTasks(page, paintedMark, () =>
    bench.evaluate((it, [dragons, places]) => it.flyOver(dragons, places), [count, stops] as const),
  );
  for (const [phase, tasks] of [
    ['opening', phases[0]],
    ['flying over the world', phases[1]],
  ] as const) {
    const long = tasks.filter(({ busy }) => busy > maxTask).toSorted((one, other) => other.busy - one.busy);
    const longest = (of: (task: Task) => number) => Math.max(0, ...tasks.map(of)).toFixed(0);
    console.log(
      `${count} dragons, ${phase}: ${long.length} of ${tasks.length} tasks above ${maxTask} ms of processor time, ` +
        `longest ${longest(({ busy }) => busy)} ms (${longest(({ wall }) => wall)} ms passed)`,
    );
    for (const { busy, wall, steps } of long)
      console.log(`  ${busy.toFixed(0)} ms (${wall.toFixed(0)} ms passed): ${steps}`);
  }
}

function stay(of: JSHandle<WorldBench>) {
  return of.evaluate((it, seconds) => it.stay(1_000, seconds), minutes * 60);
}

/** Runs `simulate.ts` in a worker of the page. Its script is one task, so that the answer waits for its end. */
async function simulate(of: Page, count: number): Promise<Simulated> {
  const [worker] = await Promise.all([
    of.waitForEvent('worker', { timeout: 0 }),
    of.evaluate((address) => {
      // Named, so that it is not collected while it works.
      Object.assign(globalThis, { simulation: new Worker(address) });
    }, `simulate.js?count=${count}`),
  ]);
  return worker.evaluate<Simulated>('simulated');
}

async function reportHeap(of: string, work: () => Promise<void>) {
  const before = await heapOf(page);
  await work();
  const after = await heapOf(page);
  console.log(`heap before and after ${of}: ${before.toFixed(1)} MB, ${after.toFixed(1)} MB`);
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
