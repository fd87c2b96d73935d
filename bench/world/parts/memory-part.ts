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
    const samples: Sample[] = [];
    const measureGrowth = async (name: string, work: () => Promise<void>) => {
      const before = await measureHeap(page);
      await work();
      const after = await measureHeap(page);
      samples.push(
        { name: `heap after ${name}`, unit: 'MB', percentile: 1, values: [after] },
        { name: `heap grows in ${name}`, unit: 'MB', percentile: 1, limit, values: [after - before] },
      );
    };
    await bench.evaluate((it, [dragons, times]) => it.measureVisits(dragons, times), [
      count,
      warmUp,
    ] as const);
    await measureGrowth(`${visits} visits`, () =>
      bench.evaluate((it, [dragons, times]) => it.measureVisits(dragons, times), [count, visits] as const),
    );
    await measureGrowth(`${minutes} minutes`, () =>
      bench.evaluate((it, [dragons, seconds]) => it.stay(dragons, seconds), [count, minutes * 60] as const),
    );
    return samples;
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
