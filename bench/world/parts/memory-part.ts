import type { Page } from 'playwright-core';
import type { Sample, WorldPart } from '../world-part.ts';

const [count, warmUp, visits, minutes] = [1_000, 5, 50, 10];

/** Growth of the heap that does not count as a leak, because the sizes of caches and compiled code vary. */
const limit = { max: 2 };

/** Measures the growth of the JavaScript heap during 50 visits, and during ten minutes of moving about. */
export const memoryPart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    const worldPage = await target.openPage();
    if (!worldPage) return null;
    const { page, bench } = worldPage;
    const visit = (times: number) =>
      bench.evaluate((it, [dragons, repeats]) => it.measureVisits(dragons, repeats), [count, times] as const);
    const stay = () =>
      bench.evaluate((it, [dragons, seconds]) => it.stay(dragons, seconds), [count, minutes * 60] as const);
    const measureGrowth = async (name: string, work: () => Promise<void>): Promise<Sample[]> => {
      const before = await measureHeap(page);
      await work();
      const after = await measureHeap(page);
      return [
        { name: `heap after ${name}`, unit: 'MB', values: [after] },
        { name: `heap grows in ${name}`, unit: 'MB', values: [after - before], limit },
      ];
    };
    await visit(warmUp);
    return [
      ...(await measureGrowth(`${visits} visits`, () => visit(visits))),
      ...(await measureGrowth(`${minutes} minutes`, stay)),
    ];
  },
};

/** Measures the megabytes of JavaScript objects in use. */
async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
