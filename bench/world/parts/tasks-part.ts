import { checkTasks } from '../check-tasks.ts';
import { paintedMark } from '../world-bench.ts';
import { traceTasks } from '../trace-tasks.ts';
import type { Sample, WorldPart } from '../world-part.ts';

const counts = [1_000, 10_000];
const stops = 6;

/** The longest task of the main thread while the world is opened and flown over. */
export const tasksPart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    const opened = await target.page();
    if (!opened) return null;
    const samples: Sample[] = [];
    for (const count of counts) {
      const [opening, flying] = await traceTasks(opened.page, paintedMark, () =>
        opened.bench.evaluate((it, [dragons, places]) => it.flyOver(dragons, places), [
          count,
          stops,
        ] as const),
      );
      const of = count.toLocaleString('en');
      samples.push(
        checkTasks(target, `${of}: opening`, opening),
        checkTasks(target, `${of}: flying`, flying),
      );
    }
    return samples;
  },
};
