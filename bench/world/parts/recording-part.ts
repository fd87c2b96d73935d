import { judgeTasks } from '../judge-tasks.ts';
import { paintedMark } from '../painted-mark.ts';
import { traceTasks } from '../trace-tasks.ts';
import type { WorldPart } from '../world-part.ts';

/** The longest task of the main thread while six seconds of the world are recorded. */
export const recordingPart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    const opened = await target.page();
    if (!opened) return null;
    const [, recording] = await traceTasks(opened.page, paintedMark, () =>
      opened.bench.evaluate((it) => it.recordClip(1_000)),
    );
    return [judgeTasks(target, '1,000: recording 6 s', recording)];
  },
};
