import { paintedMark } from '../painted-mark.ts';
import { traceTasks } from '../trace-tasks.ts';
import type { Task } from '../trace-tasks.ts';
import type { Sample, WorldPart } from '../world-part.ts';

const counts = [1_000, 10_000];
const stops = 6;
const limit = { max: 50 };

/**
 * The longest task of the main thread while the world is opened, flown over and recorded. A task is judged by its processor time: the time
 * that passes includes waiting for the processes that draw without a graphics card, and for other programs.
 */
export const tasksPart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    const opened = await target.page();
    if (!opened) return null;
    const samples: Sample[] = [];
    const add = (name: string, tasks: readonly Task[]) => {
      samples.push({
        name: `${name}, longest task`,
        unit: 'ms',
        share: 1,
        limit,
        values: tasks.map(({ busy }) => busy),
      });
      for (const { busy, wall, steps } of tasks.filter((task) => task.busy > limit.max))
        console.log(`  ${target.name}, ${name}: ${busy.toFixed(0)} ms (${wall.toFixed(0)} passed): ${steps}`);
    };
    for (const count of counts) {
      const [opening, flying] = await traceTasks(opened.page, paintedMark, () =>
        opened.bench.evaluate((it, [dragons, places]) => it.flyOver(dragons, places), [
          count,
          stops,
        ] as const),
      );
      const of = count.toLocaleString('en');
      add(`${of}: opening`, opening);
      add(`${of}: flying`, flying);
    }
    const [, recording] = await traceTasks(opened.page, paintedMark, () =>
      opened.bench.evaluate((it) => it.recordClip(1_000)),
    );
    add('1,000: recording 6 s', recording);
    return samples;
  },
};
