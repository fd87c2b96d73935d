import { paintedMark } from '../world-bench.ts';
import { traceTasks } from '../trace-tasks.ts';
import type { Task } from '../trace-tasks.ts';
import type { Sample, WorldPart } from '../world-part.ts';
import type { WorldTarget } from '../world-target.ts';

const counts = [1_000, 10_000];
const stops = 6;
const limit = { max: 50 };

/** Measures the longest task of the main thread while the world opens and while the view flies over it. */
export const tasksPart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    const worldPage = await target.openPage();
    if (!worldPage) return null;
    const samples: Sample[] = [];
    for (const count of counts) {
      const [openingTasks, flyingTasks] = await traceTasks(worldPage.page, paintedMark, () =>
        worldPage.bench.evaluate((it, [dragons, places]) => it.flyOver(dragons, places), [
          count,
          stops,
        ] as const),
      );
      const formattedCount = count.toLocaleString('en');
      samples.push(
        checkTasks(target, `${formattedCount}: opening`, openingTasks),
        checkTasks(target, `${formattedCount}: flying`, flyingTasks),
      );
    }
    return samples;
  },
};

/**
 * Turns tasks into a figure for the longest one, and prints the steps of every task that is too long. Judges tasks by processor time,
 * because wall time includes waiting for other programs and for the processes that draw without a graphics card.
 */
function checkTasks(target: WorldTarget, name: string, tasks: readonly Task[]): Sample {
  for (const { cpuMs, wallMs, steps } of tasks.filter((task) => task.cpuMs > limit.max))
    console.log(
      `  ${target.name}, ${name}: ${cpuMs.toFixed(0)} ms (${wallMs.toFixed(0)} ms of wall time): ${steps}`,
    );
  return {
    name: `${name}, longest task`,
    unit: 'ms',
    percentile: 1,
    limit,
    values: tasks.map(({ cpuMs }) => cpuMs),
  };
}
