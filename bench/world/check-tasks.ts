import type { Task } from './trace-tasks.ts';
import type { Sample } from './world-part.ts';
import type { WorldTarget } from './world-target.ts';

const limit = { max: 50 };

/**
 * Finds the longest task of some work, and prints the steps of every task that is too long. Judges tasks by processor time, because wall
 * time includes waiting for other programs and for the processes that draw without a graphics card.
 */
export function checkTasks(target: WorldTarget, name: string, tasks: readonly Task[]): Sample {
  for (const { busy, wall, steps } of tasks.filter((task) => task.busy > limit.max))
    console.log(`  ${target.name}, ${name}: ${busy.toFixed(0)} ms (${wall.toFixed(0)} passed): ${steps}`);
  return {
    name: `${name}, longest task`,
    unit: 'ms',
    share: 1,
    limit,
    values: tasks.map(({ busy }) => busy),
  };
}
