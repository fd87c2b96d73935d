import { paintedMark } from '../world-bench.ts';
import { traceTasks } from '../../load/trace-tasks.ts';
import type { Task } from '../../load/trace-tasks.ts';
import type { Sample, WorldPart } from '../world-part.ts';

const counts = [1_000, 10_000];
const stops = 6;

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
        findLongestTask(`${formattedCount}: opening, longest task`, openingTasks),
        findLongestTask(`${formattedCount}: flying, longest task`, flyingTasks),
      );
    }
    return samples;
  },
};

/** Uses processor time, because wall time includes waiting for other programs and for the processes that draw without a graphics card. */
const findLongestTask = (name: string, tasks: readonly Task[]): Sample => ({
  name,
  unit: 'ms',
  values: tasks.map(({ cpuMs }) => cpuMs),
  percentile: 1,
  limit: { max: 50 },
});
