import type { WorldPart } from '../world-part.ts';

const [count, flights] = [1_000, 12];
const limit = { max: 1_000 };

/** Measures the time from a flight to 1:1 until all dragons in the window are drawn from their genomes. */
export const portraitsPart: WorldPart = {
  rounds: 2,
  measure: async (target) => {
    const worldPage = await target.openPage();
    if (!worldPage) return null;
    const portraits = await worldPage.bench.evaluate(
      (bench, [dragons, flights]) => bench.measurePortraits(dragons, flights),
      [count, flights] as const,
    );
    return [
      {
        name: 'full art at 1:1 after a flight, median',
        unit: 'ms',
        percentile: 0.5,
        limit,
        values: portraits,
      },
      { name: 'full art at 1:1 after a flight, p95', unit: 'ms', percentile: 0.95, values: portraits },
    ];
  },
};
