import type { WorldPart } from '../world-part.ts';

const [count, flights] = [1_000, 12];

/** Measures the time from a flight to 1:1 until all dragons in the window are drawn from their genomes. */
export const portraitsPart: WorldPart = {
  rounds: 2,
  measure: async (target) => {
    const worldPage = await target.openPage();
    if (!worldPage) return null;
    const values = await worldPage.bench.evaluate(
      (it, [dragons, stops]) => it.measurePortraits(dragons, stops),
      [count, flights] as const,
    );
    return [
      { name: 'full art at 1:1 after a flight, median', unit: 'ms', values, limit: { max: 1_000 } },
      { name: 'full art at 1:1 after a flight, p95', unit: 'ms', values, percentile: 0.95 },
    ];
  },
};
